// What else there is: the rules, records, other devices.

import { GamePicture } from '../game-picture.tsx'
import { me } from '../me.ts'
import { ChooseRecord } from '../record-file.tsx'
import { GAMES } from '../wire.ts'
import { say } from '../words.ts'

export function More() {
  return (
    <div class="more">
      <Rules />
      <Record />
      {me.value && <Devices />}
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

function Devices() {
  return (
    <section>
      <h2>{say('page-device')}</h2>
      <p>{say('page-device-how')}</p>
      <a class="button" href="/devices">
        {say('page-device-open')}
      </a>
    </section>
  )
}
