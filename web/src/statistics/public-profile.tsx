// The switch for the public profile, and its link.

import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { announce } from '../announce.ts'
import { useCopy } from '../copy.ts'
import { fail, reason } from '../notice.ts'
import { server } from '../server.ts'
import { say } from '../words.ts'

export function PublicProfile() {
  const id = useId()
  /** The link, `null` if the profile is off, `undefined` while unknown. */
  const link = useSignal<string | null | undefined>(undefined)
  const failure = useSignal('')
  useEffect(() => {
    server.profileLink().then(
      (answer) => {
        link.value = answer.link ?? null
      },
      (why) => {
        failure.value = reason(why)
      },
    )
  }, [])
  const change = ({ currentTarget: box }: { currentTarget: HTMLInputElement }) => {
    server.publish(box.checked).then(
      (answer) => {
        link.value = answer.link ?? null
        announce(say(answer.link === undefined ? 'page-statistics-now-private' : 'page-statistics-now-public'))
      },
      (why) => {
        // Nothing is rendered again that would reset it.
        box.checked = !box.checked
        fail(why)
      },
    )
  }
  return (
    <section class="public-profile" aria-labelledby={id}>
      <h2 id={id}>{say('page-statistics-public')}</h2>
      {failure.value !== '' && <p class="warning">{failure.value}</p>}
      <p>
        <label class="switch">
          <input
            type="checkbox"
            checked={typeof link.value === 'string'}
            disabled={link.value === undefined}
            onChange={change}
          />
          <span>{say('page-statistics-publish')}</span>
        </label>
      </p>
      <p class="quiet">{say('page-statistics-public-why')}</p>
      {typeof link.value === 'string' && <LinkToCopy link={link.value} />}
    </section>
  )
}

function LinkToCopy({ link }: { link: string }) {
  const [words, take] = useCopy(() => link)
  const select = (event: Event) => (event.currentTarget as HTMLInputElement).select()
  return (
    <p class="link-to-copy">
      <label>
        <span class="unseen">{say('page-statistics-link')}</span>
        <input readOnly value={link} onFocus={select} />
      </label>
      <button type="button" class="button primary" onClick={take}>
        {words}
      </button>
      <a class="button" href={new URL(link, location.href).pathname}>
        {say('page-statistics-look')}
      </a>
    </p>
  )
}
