// The menu of a table.

import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { may } from '../permission.ts'
import { go } from '../route.ts'
import { namesOf } from '../seat-names.ts'
import { say } from '../words.ts'
import { CloseTable, canClose } from './close-table.tsx'
import { CoachItems } from './coach.tsx'
import { Dialog } from './dialog.tsx'
import type { TableState } from './follow.ts'
import { Icon } from './icons.tsx'
import { STAND_IN } from './levels.ts'
import { Popover } from './popover.tsx'
import { canReplace } from './replace.ts'
import { openRules } from './rules.tsx'
import type { Session } from './session.ts'

interface Props {
  session: Session
  state: TableState
  onRoom: () => void
}

type Question = 'resign' | 'leave' | 'close'

export function TableMenu({ session, state, onRoom }: Props) {
  const [question, ask] = useState<Question | undefined>(undefined)
  const on = state.view?.phase === 'running' || state.view?.phase === 'dealt'
  const leave = () => (on && state.you.seat !== null && state.table.rules.seats > 1 ? ask('leave') : go('/'))
  return (
    <>
      <Popover face={<Icon name="menu" />} label={say('page-bar-menu')} class="icon">
        {(close) => {
          const item = (words: string, what: () => void) => (
            <button type="button" class="item" onClick={() => [close(), what()]}>
              {say(words)}
            </button>
          )
          return (
            <div class="items">
              {item('page-bar-seats', onRoom)}
              {item('page-bar-rules', openRules)}
              <CoachItems session={session} state={state} item={item} />
              <Bots session={session} state={state} item={item} />
              {replaceable(state).map((seat) => (
                <button
                  type="button"
                  class="item"
                  key={seat}
                  onClick={() => [close(), session.want({ kind: 'hand-over', seat, level: STAND_IN })]}
                >
                  {say('page-mate-hand-over', { name: namesOf(state)[seat - 1] ?? '' })}
                </button>
              ))}
              {(may(state, 'resign') || may(state, 'propose-give-up')) && item('page-bar-resign', () => ask('resign'))}
              {item('page-bar-leave', leave)}
              {canClose(state) && item('page-menu-close', () => ask('close'))}
            </div>
          )
        }}
      </Popover>
      <Resign session={session} state={state} open={question === 'resign'} onClose={() => ask(undefined)} />
      <Leave session={session} state={state} open={question === 'leave'} onClose={() => ask(undefined)} />
      <CloseTable session={session} state={state} open={question === 'close'} onClose={() => ask(undefined)} />
    </>
  )
}

/** The seats that can be handed to a bot because their players are away or late. */
const replaceable = (state: TableState) =>
  state.table.sitters.map((_, place) => place + 1).filter((seat) => canReplace(state, seat))

type Item = (words: string, what: () => void) => JSX.Element

function Bots({ session, state, item }: { session: Session; state: TableState; item: Item }) {
  if (may(state, 'return')) return item('page-bar-return', () => session.want({ kind: 'return' }))
  if (!may(state, 'hand-over')) return null
  return item('page-bar-bot', () => session.want({ kind: 'hand-over', level: STAND_IN }))
}

function Resign({ session, state, open, onClose }: Omit<Props, 'onRoom'> & { open: boolean; onClose: () => void }) {
  const more = may(state, 'propose-give-up') ? 'team' : state.table.rules.game === 'face-to-face' ? 'duel' : 'alone'
  const resign = () => {
    onClose()
    session.want({ kind: 'resign' })
  }
  return (
    <Dialog title={say('page-resign-sure')} open={open} onClose={onClose} class="question">
      <p>{say(`page-resign-${more}`)}</p>
      <p class="row">
        <button type="button" class="button" onClick={onClose}>
          {say('page-resign-no')}
        </button>
        <button type="button" class="button danger" onClick={resign}>
          {say('page-resign-yes')}
        </button>
      </p>
    </Dialog>
  )
}

function Leave({ session, state, open, onClose }: Omit<Props, 'onRoom'> & { open: boolean; onClose: () => void }) {
  const withBot = () => {
    const id = session.want({ kind: 'hand-over', level: STAND_IN })
    session.after(id, () => go('/'))
    onClose()
  }
  return (
    <Dialog title={say('page-leave-sure')} open={open} onClose={onClose} class="question">
      <p>{say('page-leave-more')}</p>
      <p class="row">
        <button type="button" class="button" onClick={onClose}>
          {say('page-leave-no')}
        </button>
        {may(state, 'hand-over') && (
          <button type="button" class="button" onClick={withBot}>
            {say('page-leave-bot')}
          </button>
        )}
        <button type="button" class="button primary" onClick={() => go('/')}>
          {say('page-leave-yes')}
        </button>
      </p>
    </Dialog>
  )
}
