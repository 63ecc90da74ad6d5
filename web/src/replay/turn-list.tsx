// All turns, each with what was laid in it, to go to.

import { useEffect, useRef } from 'preact/hooks'
import { signed } from '../line.ts'
import { Mark } from '../review/mark.tsx'
import { say } from '../words.ts'
import type { Playback } from './playback.ts'
import { isReviewed } from './reviewed.ts'
import { nameOf } from './story.ts'
import { type Laid, type TurnSpan, turnAt } from './turns.ts'

export function TurnList({ playback }: { playback: Playback }) {
  const list = useRef<HTMLOListElement>(null)
  const turns = playback.turns.value
  const now = turnAt(turns, playback.at.value)
  const reviewed = isReviewed(playback)
  useEffect(() => reveal(list.current), [now?.first])
  return (
    <section class={reviewed ? 'turn-list reviewed' : 'turn-list'} aria-labelledby="turns-heading">
      <h2 id="turns-heading">{say('page-replay-turns')}</h2>
      <ol ref={list}>
        {turns.map((turn) => (
          <li key={turn.number}>
            <Turn turn={turn} playback={playback} now={turn === now} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Turn({ turn, playback, now }: { turn: TurnSpan; playback: Playback; now: boolean }) {
  const name = nameOf(playback.shown.value, turn.seat)
  const reviewed = isReviewed(playback)
  const verdict = reviewed ? playback.review.judged.value.get(turn.number)?.verdict : undefined
  // A review looks at what could be played, otherwise one looks at what came of it.
  const go = () => playback.jump(reviewed ? turn.first : turn.last)
  return (
    <button
      type="button"
      class={reviewed ? 'reviewed' : undefined}
      aria-current={now ? 'step' : undefined}
      onClick={go}
    >
      {turn.number === 0 ? (
        <span class="who">{say('page-replay-before')}</span>
      ) : (
        <>
          <span class="turn-number">
            <span class="unseen">{say('page-replay-turn', { number: turn.number })}</span>
            <span aria-hidden="true">{turn.number}</span>
          </span>
          <span class="who">{name}</span>
          <Lays turn={turn} />
          <span class="spent">{turn.laid.length > 0 ? signed(turn.cost) : ''}</span>
          {verdict && <Mark verdict={verdict} />}
        </>
      )}
    </button>
  )
}

function Lays({ turn }: { turn: TurnSpan }) {
  if (turn.laid.length === 0) return <span class="lays none">{say('page-replay-no-lay')}</span>
  return (
    <span class="lays">
      {turn.laid.map((laid) => (
        <LayWord key={laid.card + laid.pile} laid={laid} />
      ))}
    </span>
  )
}

function LayWord({ laid }: { laid: Laid }) {
  const { back } = laid
  return (
    <span class={back ? 'lay back' : 'lay'}>
      {laid.card}
      {laid.pile}
      {back && <span class="unseen"> {say('page-replay-ten-back')}</span>}{' '}
    </span>
  )
}

/** Keeps the turn that is shown in sight, without moving the page. */
function reveal(list: HTMLElement | null): void {
  const now = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !now) return
  const [box, row] = [list.getBoundingClientRect(), now.getBoundingClientRect()]
  if (row.top < box.top) list.scrollTop -= box.top - row.top + row.height
  else if (row.bottom > box.bottom) list.scrollTop += row.bottom - box.bottom + row.height
}
