// The three big buttons.

import { say } from '../words.ts'
import { type Company, others, type Way } from './choices.ts'
import { choices, start, starting, take } from './start.ts'

export function Ways() {
  const { game } = choices.value
  return (
    <div class="ways">
      <WayButton way="alone" title={say('page-alone')} line={say('page-alone-line', { game })} />
      <WayButton way="bots" title={say('page-bots')} line={botsLine()} />
      <div class="way-with-number">
        <WayButton way="friends" title={say('page-friends')} line={say('page-friends-line')} />
        {game !== 'face-to-face' && <HowMany />}
      </div>
    </div>
  )
}

function botsLine(): string {
  const company = others(choices.value, 'bots')
  const who = company.map((sitter) => companyName(sitter)).join(', ')
  return say('page-bots-line', { game: choices.value.game, company: who })
}

/** Who sits there, in few words. */
export function companyName(sitter: Company): string {
  if (sitter === 'friend' || sitter === 'nobody') return say('page-company', { company: sitter })
  return say('level', { level: sitter })
}

function WayButton({ way, title, line }: { way: Way; title: string; line: string }) {
  const making = starting.value === way
  return (
    <button type="button" class="way" data-way={way} aria-disabled={making} onClick={() => start(way)}>
      <WayPicture way={way} />
      <strong>{title}</strong>
      <span>{line}</span>
    </button>
  )
}

function HowMany() {
  const { friends } = choices.value
  return (
    <fieldset class="how-many">
      <legend>{say('page-how-many')}</legend>
      {[2, 3, 4, 5].map((number) => (
        <label key={number}>
          <input
            type="radio"
            name="friends"
            value={number}
            checked={number === friends}
            onChange={() => take({ friends: number })}
          />
          <span>{number}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A hand; a hand with two machines; two hands that meet. */
function WayPicture({ way }: { way: Way }) {
  const own = 'M9 30V14a3 3 0 0 1 3-3h9a3 3 0 0 1 3 3v16'
  const beside = {
    alone: 'M16.5 11V7M13.5 19h6',
    bots: 'M32 30V21h12v9M38 21v-4M36 25.5h.01M40 25.5h.01',
    friends: 'M31 30V18a3 3 0 0 1 3-3h7a3 3 0 0 1 3 3v12M24 34h7',
  }
  return (
    <svg class="way-picture" viewBox="0 0 52 36" aria-hidden="true">
      <path d={own} />
      <path d={beside[way]} />
    </svg>
  )
}
