// The review turn by turn as a table: all that the curve shows, for those who cannot see it, and in numbers.

import { useState } from 'preact/hooks'
import { percent } from '../percent.ts'
import type { ReviewedTurn } from '../wire.ts'
import { say } from '../words.ts'
import { seenFrom } from './curve.ts'
import { gained, points } from './sentences.ts'
import type { Shown } from './shown.ts'
import { isCostly } from './verdicts.ts'

const headings = ['review-turn', 'review-seat', 'review-played', 'page-review-curve', 'review-luck'] as const
const judgements = ['review-loss', 'review-verdict-heading', 'review-better'] as const

export function ReviewTable({ shown }: { shown: Shown }) {
  const [open, setOpen] = useState(false)
  return (
    <details class="as-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('page-review-table')}</summary>
      {open && <AllTurns shown={shown} />}
    </details>
  )
}

function AllTurns({ shown }: { shown: Shown }) {
  const { session } = shown
  const turns = [...session.turns.value.values()].sort((one, other) => one.turn - other.turn)
  const judged = session.judged.value
  const columns = [...headings, ...(judged.size > 0 ? judgements : [])]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <div class="scrolls" role="region" aria-label={say('page-review-table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((id) => (
              <th key={id} scope="col">
                {say(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map((turn) => (
            <Row key={turn.turn} turn={turn} shown={shown} judged={judged.has(turn.turn)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ turn, shown, judged }: { turn: ReviewedTurn; shown: Shown; judged: boolean }) {
  const flipped = shown.session.flipped.value
  return (
    <tr>
      <th scope="row">{turn.turn}</th>
      <td>{shown.name(turn.seat)}</td>
      <td>{turn.lays.join(' ')}</td>
      <td>{percent(seenFrom(turn.drawn, flipped))}</td>
      <td>{gained(flipped ? -turn.luck : turn.luck)}</td>
      {judged && (
        <>
          <td>{turn.loss > 0 ? points(turn.loss) : ''}</td>
          <td>{say('review-verdict', { verdict: turn.verdict })}</td>
          <td>{isCostly(turn) ? turn.best?.lays.join(' ') : ''}</td>
        </>
      )}
    </tr>
  )
}
