// A link that adds a device.

import { useState } from 'preact/hooks'
import { useCopy } from '../copy.ts'
import { useKeptFocus } from '../focus.ts'
import { fail } from '../notice.ts'
import { server } from '../server.ts'
import { say } from '../words.ts'

export function AddDevice({ isFull }: { isFull: boolean }) {
  const [link, setLink] = useState('')
  const place = useKeptFocus<HTMLElement>()
  const make = () => {
    server.offerDevice().then((answer) => setLink(answer.link), fail)
  }
  return (
    <section ref={place}>
      <h2>{say('page-devices-add')}</h2>
      <p>{say(isFull ? 'page-devices-full' : 'page-devices-add-how')}</p>
      {link !== '' && <LinkToCopy link={link} />}
      {link === '' && !isFull && (
        <button type="button" class="button" onClick={make}>
          {say('page-device-make')}
        </button>
      )}
    </section>
  )
}

function LinkToCopy({ link }: { link: string }) {
  const [words, take] = useCopy(() => link)
  const select = (event: Event) => (event.currentTarget as HTMLInputElement).select()
  return (
    <p class="link-to-copy">
      <label>
        <span class="unseen">{say('page-device-link')}</span>
        <input readOnly value={link} onFocus={select} />
      </label>
      <button type="button" class="button primary" onClick={take}>
        {words}
      </button>
    </p>
  )
}
