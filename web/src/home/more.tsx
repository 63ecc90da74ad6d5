// What else there is: the rules, records, another device.

import { useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { copy } from '../copy.ts'
import { openRecord } from '../frame/drop.ts'
import { GamePicture } from '../game-picture.tsx'
import { me } from '../me.ts'
import { fail } from '../notice.ts'
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
  const choose = (event: Event) => {
    const field = event.currentTarget as HTMLInputElement
    const file = field.files?.[0]
    if (file) openRecord(file)
    field.value = ''
  }
  return (
    <section>
      <h2>{say('page-record')}</h2>
      <p>{say('page-record-how')}</p>
      <label class="quiet-action file">
        <input type="file" accept=".tgn,text/plain" onChange={choose} />
        {say('page-record-choose')}
      </label>
    </section>
  )
}

function OtherDevice() {
  const [link, setLink] = useState('')
  const make = () => {
    server.recovery().then((answer) => setLink(answer.link), fail)
  }
  return (
    <section>
      <h2>{say('page-device')}</h2>
      <p>{say('page-device-how')}</p>
      {link === '' ? (
        <button type="button" class="quiet-action" onClick={make}>
          {say('page-device-make')}
        </button>
      ) : (
        <LinkToCopy link={link} />
      )}
    </section>
  )
}

function LinkToCopy({ link }: { link: string }) {
  const [copied, setCopied] = useState(false)
  const take = async () => {
    if (!(await copy(link))) return
    setCopied(true)
    announce(say('page-copied'))
  }
  const select = (event: Event) => (event.currentTarget as HTMLInputElement).select()
  return (
    <p class="link-to-copy">
      <label>
        <span class="unseen">{say('page-device-link')}</span>
        <input readOnly value={link} onFocus={select} />
      </label>
      <button type="button" class="action" onClick={take}>
        {copied ? say('page-copied') : say('page-copy')}
      </button>
    </p>
  )
}
