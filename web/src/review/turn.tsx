// What the review says about the turn that is shown: how good it was, what was better, and why.

import type { ReviewedTurn } from '../wire.ts'
import { say } from '../words.ts'
import { Mark } from './mark.tsx'
import { gained, points, whyBest, whyWorse } from './sentences.ts'
import type { Shown } from './shown.ts'
import { isCostly, signs } from './verdicts.ts'

export function TurnReview({ shown }: { shown: Shown }) {
  const { session, turn: number, name } = shown
  const known = session.turns.value.get(number)
  const turn = session.judged.value.get(number)
  if (!turn) return <Waiting shown={shown} known={known !== undefined} />
  return (
    <section class="this-turn" data-verdict={turn.verdict} aria-labelledby="this-turn-heading">
      <h3 id="this-turn-heading">{say('page-review-this', { number, name: name(turn.seat) })}</h3>
      <p class="judgement">
        {signs[turn.verdict] && <Mark verdict={turn.verdict} />}
        <strong aria-hidden={signs[turn.verdict] !== undefined}>
          {say('review-verdict', { verdict: turn.verdict })}
        </strong>
        {turn.loss > 0 && <span class="lost">{say('page-review-lost', { points: points(turn.loss) })}</span>}
      </p>
      <Why turn={turn} shown={shown} />
      {points(turn.luck) !== 0 && <Luck turn={turn} flipped={session.flipped.value} />}
    </section>
  )
}

/** A turn that is not known yet, or whose verdict is not to be seen. */
function Waiting({ shown: { session, turn }, known }: { shown: Shown; known: boolean }) {
  if (known || turn === 0 || !session.running.value) return null
  return <p class="this-turn quiet">{say('page-review-not-yet', { number: turn })}</p>
}

/** The better turn with one or two sentences; for a great turn, what speaks for it. */
function Why({ turn, shown }: { turn: ReviewedTurn; shown: Shown }) {
  const { best, verdict } = turn
  if (verdict === 'great') return <p>{whyBest(turn, shown.name).join(' ')}</p>
  if (!best || !isCostly(turn)) return null
  const span = shown.spans.find(({ number }) => number === turn.turn)
  return (
    <>
      <p class="better">
        {say('review-better')}: <b>{best.lays.join(' ')}</b>
      </p>
      <p>{whyWorse(turn, shown.name).join(' ')}</p>
      {span && shown.at !== span.first && (
        <button type="button" class="button small" onClick={() => shown.go(turn.turn)}>
          {say('page-review-on-board')}
        </button>
      )}
    </>
  )
}

function Luck({ turn, flipped }: { turn: ReviewedTurn; flipped: boolean }) {
  return <p class="quiet">{say('page-review-luck', { points: gained(flipped ? -turn.luck : turn.luck) })}</p>
}
