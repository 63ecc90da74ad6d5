// The strip above the board: which turn, what is left, the time, and what can be done with the table.

import type { View } from '../wire.ts'
import { say } from '../words.ts'
import { Clock } from './clock.tsx'
import type { TableState } from './follow.ts'
import { Icon } from './icons.tsx'
import { TableMenu } from './menu.tsx'
import { openRules } from './rules.tsx'
import type { Session } from './session.ts'
import { TalkButton } from './talk.tsx'

interface Props {
  session: Session
  state: TableState
  onRoom: () => void
}

export function Bar({ session, state, onRoom }: Props) {
  const { view, deadline } = state
  if (!view) return null
  const running = view.phase === 'running'
  return (
    <div class="bar">
      <p class="bar-facts">
        {view.turn.number > 0 && <strong>{say('page-bar-turn', { turn: view.turn.number })}</strong>}
        <Stocks view={view} own={state.you.seat} />
        <span>{say('page-bar-left', { left: view.left })}</span>
      </p>
      {running && deadline !== undefined && <Clock deadline={deadline} own={session.mine.value} />}
      <div class="bar-buttons">
        <button
          type="button"
          class="press icon"
          aria-label={say('page-bar-rules')}
          title={say('page-bar-rules')}
          onClick={openRules}
        >
          <Icon name="book" />
        </button>
        <TalkButton session={session} state={state} />
        <TableMenu session={session} state={state} onRoom={onRoom} />
      </div>
    </div>
  )
}

/** The draw pile; in Face to Face both, the own one first. */
function Stocks({ view, own }: { view: View; own: number | null }) {
  if (view.stocks.length === 1) {
    return <span data-stock="">{say('page-bar-stock', { stock: view.stocks[0] ?? 0 })}</span>
  }
  const seats = own === 2 ? [2, 1] : [1, 2]
  return (
    <>
      {seats.map((seat) => (
        <span key={seat} data-stock={seat}>
          {say(stockWords(seat, own), { seat, stock: view.stocks[seat - 1] ?? 0 })}
        </span>
      ))}
    </>
  )
}

function stockWords(seat: number, own: number | null): string {
  if (own === null) return 'page-bar-stock-seat'
  return seat === own ? 'page-bar-stock-own' : 'page-bar-stock-other'
}
