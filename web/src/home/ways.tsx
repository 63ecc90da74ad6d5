// The three big buttons.

import { prefetchTable } from '../prefetch.ts'
import { say } from '../words.ts'
import { type Company, others, parties, type Way } from './choices.ts'
import { choices, start, starting, take } from './start.ts'

export function Ways() {
  const { game } = choices.value
  return (
    <div class="ways">
      <WayButton way="alone" title={say('page-alone', { game })} line={say('page-alone-line', { game })} />
      <WayButton way="bots" title={say('page-bots', { game })} line={botsLine()} />
      <div class="way-with-number">
        <WayButton way="friends" title={say('page-friends', { game })} line={say('page-friends-line')} />
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
    <button
      type="button"
      class="way-button"
      data-way={way}
      aria-disabled={making}
      onPointerEnter={prefetchTable}
      onFocus={prefetchTable}
      onClick={() => start(way)}
    >
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
      {parties.map((number) => (
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

const person = (x: number) => `M${x} 7a5 5 0 1 0 .01 0M${x - 9} 31c0-7 4-10 9-10s9 3 9 10`
const bot = (x: number) =>
  `M${x - 7} 13h14v10h-14zM${x} 13V8M${x - 3} 18h.01M${x + 3} 18h.01M${x - 8} 31c0-3 3-4 8-4s8 1 8 4`
const company = { alone: person(30), bots: person(15) + bot(42), friends: person(15) + person(42) }

/** Who will sit there: a person, and bots or friends. */
function WayPicture({ way }: { way: Way }) {
  return (
    <svg class="way-picture" viewBox="0 0 58 36" aria-hidden="true">
      <path d={company[way]} />
    </svg>
  )
}
