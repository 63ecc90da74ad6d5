// What else there is: the rules, records, another device.

import { useState } from 'preact/hooks'
import { useCopy } from '../copy.ts'
import { useKeptFocus } from '../focus.ts'
import { GamePicture } from '../game-picture.tsx'
import { me } from '../me.ts'
import { fail } from '../notice.ts'
import { ChooseRecord } from '../record-file.tsx'
import { server } from '../server.ts'
import { GAMES } from '../wire.ts'
import { say } from '../words.ts'

export function More() {
  return (
    <div class="more">
      <Rules />
      <Record />
      {me.value && <OtherDevice />}
    </div>
  )
}

function Rules() {
  return (
    <section>
      <h2>{say('page-rules')}</h2>
      <ul class="rule-links">
        {GAMES.map((game) => (
          <li key={game}>
            <a href={`/rules/${game}`}>
              <GamePicture game={game} />
              {say('game', { game })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Record() {
  return (
    <section>
      <h2>{say('page-record')}</h2>
      <p>{say('page-record-how')}</p>
      <ChooseRecord class="button file" words={say('page-record-choose')} />
    </section>
  )
}

function OtherDevice() {
  const [link, setLink] = useState('')
  const place = useKeptFocus<HTMLElement>()
  const make = () => {
    server.recovery().then((answer) => setLink(answer.link), fail)
  }
  return (
    <section ref={place}>
      <h2>{say('page-device')}</h2>
      <p>{say('page-device-how')}</p>
      {link === '' ? (
        <button type="button" class="button" onClick={make}>
          {say('page-device-make')}
        </button>
      ) : (
        <LinkToCopy link={link} />
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
