// The strip above the board: game and turn, clock, and buttons.

import { say } from '../words.ts'
import { Clock } from './clock.tsx'
import type { TableState } from './follow.ts'
import { Icon } from './icons.tsx'
import { TableMenu } from './menu.tsx'
import { occasionName } from './occasion.tsx'
import { openRules } from './rules.tsx'
import type { Session } from './session.ts'
import { HoldButton } from './signals.tsx'
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
  const { rules, occasion } = state.table
  return (
    <div class="bar">
      <p class="bar-facts">
        {occasion ? (
          <strong class="occasion">{occasionName(occasion)}</strong>
        ) : (
          <strong>{say('game', { game: rules.game })}</strong>
        )}
        {view.turn.number > 0 && <span>{say('page-bar-turn', { turn: view.turn.number })}</span>}
      </p>
      {running && deadline !== undefined && <Clock deadline={deadline} own={session.mine.value} />}
      <div class="bar-buttons">
        <HoldButton session={session} />
        <button
          type="button"
          class="button icon rules-button"
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
