// What the review says about the game as a whole.

import { percent } from '../percent.ts'
import type { Review } from '../wire.ts'
import { say } from '../words.ts'
import { Mark } from './mark.tsx'
import { gained } from './sentences.ts'
import type { Shown } from './shown.ts'
import { signs } from './verdicts.ts'

export function Accuracy({ review, shown }: { review: Review; shown: Shown }) {
  return (
    <section class="accuracy" aria-labelledby="accuracy-heading">
      <h3 id="accuracy-heading">{say('review-accuracy')}</h3>
      <dl>
        {review.accuracy.map((accuracy, index) => (
          <div key={`${index + 1}`}>
            <dt>{shown.name(index + 1)}</dt>
            <dd>{accuracy === null ? '–' : percent(accuracy / 100)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The turns that mattered most, to go to: each with what it lost, or with its luck. */
export function Decisive({ review, shown }: { review: Review; shown: Shown }) {
  const { session, go } = shown
  const turns = review.decisive_turns.flatMap((number) => session.turns.value.get(number) ?? [])
  if (turns.length === 0) return null
  return (
    <section class="decisive" aria-labelledby="decisive-heading">
      <h3 id="decisive-heading">{say('page-review-decisive')}</h3>
      <ul>
        {turns.map((turn) => {
          const luck = session.flipped.value ? -turn.luck : turn.luck
          const lost = turn.loss >= Math.abs(turn.luck)
          const judged = lost && session.judged.value.get(turn.turn)
          return (
            <li key={turn.turn}>
              <button type="button" class="button small" onClick={() => go(turn.turn)}>
                <span>{say('page-replay-turn', { number: turn.turn })}</span>
                {judged && signs[judged.verdict] && <Mark verdict={judged.verdict} />}
                <span class="quiet">
                  {lost
                    ? say('page-review-decisive-lost', { points: gained(-turn.loss) })
                    : say('page-review-decisive-luck', { points: gained(luck) })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Until when it could be won, and which command decided. */
export function Facts({ review, shown }: { review: Review; shown: Shown }) {
  const { winnable_until: turn, decisive_command: command } = review
  const lost = review.result === 0 && !shown.session.opposed
  return (
    <section class="facts">
      {lost && turn !== null && (
        <p>
          {say('review-winnable', { turn })}{' '}
          <button type="button" class="button small" onClick={() => shown.go(turn)}>
            {say('page-replay-turn', { number: turn })}
          </button>
        </p>
      )}
      {lost && turn !== null && <WinningLine review={review} shown={shown} />}
      {lost && turn === null && <p>{say('review-winnable-unknown')}</p>}
      {command && <p>{say('review-decisive-command', { command })}</p>}
    </section>
  )
}

/** The turns that would have won the game: they prove that it could be won. */
function WinningLine({ review, shown }: { review: Review; shown: Shown }) {
  return (
    <details class="winning-line">
      <summary>{say('page-review-line')}</summary>
      <ol>
        {review.winning_line.map(({ turn, seat, lays }) => (
          <li key={turn}>
            {say('page-review-this', { number: turn, name: shown.name(seat) })} <b>{lays.join(' ')}</b>
          </li>
        ))}
      </ol>
    </details>
  )
}
