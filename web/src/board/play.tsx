// The game at a table: piles, hand and what one does with them.

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Session } from '../table/session.ts'
import type { Pile, PileName } from '../wire.ts'
import { Actions } from './actions.tsx'
import { Board } from './board.tsx'
import { Hand } from './hand.tsx'
import { type Deeds, press } from './keys.ts'
import { followMotion } from './motion.ts'
import { followSounds } from './sound.ts'
import { Stock } from './stock.tsx'
import { useKeys } from './use-keys.ts'
import { useLaying } from './use-laying.ts'
import { WordsNow } from './words-now.tsx'

interface PlayShown {
  session: Session
  /** Shows the rules. */
  onRules: () => void
  /** A pile was tapped with no card picked: for signals. */
  onPile?: ((pile: PileName) => void) | undefined
  /** What stands on a pile besides, such as signals. */
  note?: ((pile: Pile) => ComponentChildren) | undefined
}

export function Play({ session, onRules, onPile, note }: PlayShown) {
  const laying = useLaying(session)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => followSounds(session), [session])
  useEffect(() => (root.current ? followMotion(session, root.current) : undefined), [session])
  const deeds = deedsOf(session, root, onRules)
  useKeys((event) => press(event, laying, deeds), [session, laying, onRules])
  const state = session.state.value
  const view = session.view.value
  const shown =
    state && view ? { view, rules: state.table.rules, you: state.you.seat, legal: session.legal.value } : null
  const hint = session.hint.value
  const hinted = hint !== undefined && hint !== 'thinking' ? hint.lays[0] : undefined
  const active = session.mine.value
  return (
    <div class="play" ref={root}>
      {shown && (
        <div class="play-table">
          <Board
            {...shown}
            picked={laying.picked.value}
            aimed={laying.aimed.value}
            hinted={hinted}
            tried={session.trial.value !== undefined}
            active={active}
            onPile={(pile) => laying.on(pile) || onPile?.(pile)}
            note={note}
          />
          <div class="middle">
            <Stock view={shown.view} you={shown.you} />
            <WordsNow session={session} laying={laying} />
          </div>
          {shown.view.hand.length > 0 && <Hand {...shown} active={active} hinted={hinted} laying={laying} />}
          {shown.you !== null && shown.view.phase === 'running' && <Actions session={session} />}
        </div>
      )}
    </div>
  )
}

/** What keys do: the same as the buttons, and as little where a button is not there. */
function deedsOf(session: Session, root: { current: HTMLElement | null }, onRules: () => void): Deeds {
  const trying = () => session.trial.value !== undefined
  const inTurn = (deed: () => void) => () => {
    if (session.mine.value) deed()
  }
  return {
    endTurn: inTurn(() => {
      // Too early is refused by the server, in words that say what is missing.
      if (!trying()) session.want({ kind: 'end-turn' })
    }),
    takeBack: inTurn(() => {
      const laid = session.trial.value?.lays ?? (session.alone.value ? session.view.value?.turn.lays : [])
      if (laid && laid.length > 0) session.takeBack()
    }),
    tryOut: inTurn(() => (trying() ? session.stopTrial() : session.startTrial())),
    layTrial: inTurn(() => session.layTrial()),
    hint: inTurn(() => {
      if (!trying()) session.askHint()
    }),
    rules: onRules,
    chose: (card) => root.current?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus(),
  }
}
