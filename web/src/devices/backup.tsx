// The backup code: shown once, to be written down.

import { useState } from 'preact/hooks'
import { useCopy } from '../copy.ts'
import { useKeptFocus } from '../focus.ts'
import { fail } from '../notice.ts'
import { server } from '../server.ts'
import { say } from '../words.ts'
import { dayIn } from './day.ts'

interface Props {
  /** When there is one: since when. */
  since: number | undefined
  onMade: () => void
}

export function Backup({ since, onMade }: Props) {
  const [code, setCode] = useState('')
  const place = useKeptFocus<HTMLElement>()
  const make = async () => {
    try {
      setCode((await server.backUp()).code)
      onMade()
    } catch (why) {
      fail(why)
    }
  }
  return (
    <section ref={place} class="backup">
      <h2>{say('page-devices-backup')}</h2>
      <p>{say('page-devices-backup-how')}</p>
      {code !== '' ? (
        <Shown code={code} />
      ) : (
        <>
          {since !== undefined && <p>{say('page-devices-backup-since', { day: dayIn(since) })}</p>}
          <button type="button" class="button" onClick={make}>
            {say(since === undefined ? 'page-devices-backup-make' : 'page-devices-backup-replace')}
          </button>
        </>
      )}
    </section>
  )
}

function Shown({ code }: { code: string }) {
  const [words, take] = useCopy(() => code)
  return (
    <>
      <p class="code" role="status">
        <span class="unseen">{say('page-devices-backup')}: </span>
        {code.split('-').map((group, index) => (
          <code key={index}>{group}</code>
        ))}
      </p>
      <p class="warning">{say('page-devices-backup-once')}</p>
      <p class="actions">
        <button type="button" class="button primary" onClick={take}>
          {words}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {say('page-devices-print')}
        </button>
      </p>
    </>
  )
}
