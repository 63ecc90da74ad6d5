// The game at a table: piles, hand and what one does with them.

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { may } from '../permission.ts'
import { namesOf } from '../seat-names.ts'
import { keepingOff } from '../signals.ts'
import type { Advice, CostlyLay, Lay, Pile, PileName, Rules, Seat, View } from '../wire.ts'
import { Actions } from './actions.tsx'
import { Board } from './board.tsx'
import { costlyLays, warned } from './coach.ts'
import { Hand } from './hand.tsx'
import { type KeyActions, press } from './keys.ts'
import type { Laying } from './laying.ts'
import { LEGEND, Legend } from './legend.tsx'
import { followMotion } from './motion.ts'
import type { PlayableGame, PlayableState } from './playable.ts'
import { followSounds } from './sound.ts'
import { Stock } from './stock.tsx'
import { isFirstRound } from './todo.ts'
import { pairs, parts } from './track.ts'
import { useKeys } from './use-keys.ts'
import { useLaying } from './use-laying.ts'
import { WordsNow } from './words-now.tsx'

interface PlayShown {
  game: PlayableGame
  /** Shows the rules. */
  onRules: () => void
  /** A pile was tapped with no card picked: for signals. */
  onPile?: ((pile: PileName) => void) | undefined
  /** What stands on a pile besides, such as signals. */
  note?: ((pile: Pile) => ComponentChildren) | undefined
}

interface MiddleShown {
  game: PlayableGame
  laying: Laying
  view: View
  rules: Rules
  you: Seat | null
  /** Whether one may play now. */
  active: boolean
  /** What the coach says against the picked card. */
  warning: CostlyLay | undefined
}

export function Play({ game, onRules, onPile, note }: PlayShown) {
  const laying = useLaying(game)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => followSounds(game), [game])
  useEffect(() => (root.current ? followMotion(game, root.current) : undefined), [game])
  const actions = keyActions(game, root, onRules)
  useKeys((event) => press(event, laying, actions), [game, laying, onRules])
  const state = game.state.value
  const view = game.view.value
  const shown = state && view ? { view, rules: state.table.rules, you: state.you.seat, legal: game.legal.value } : null
  // A trial shows another position than the one the coach speaks of.
  const costs = game.trial.value ? undefined : game.costs?.value
  const warning = warned(costs, laying.picked.value, laying.aimed.value, game.legal.value)
  const hinted = warning ? (costs?.best.slice(0, 1) ?? []) : hintedLays(game.hint.value)
  const costly = costlyLays(costs, laying.picked.value)
  const active = game.mine.value
  const holds = (view?.hand.length ?? 0) > 0
  return (
    <div class="play" ref={root}>
      {shown && (
        <div class="play-table">
          <Board
            {...shown}
            picked={laying.picked.value}
            looked={laying.looked.value}
            onLook={(card) => laying.look(card)}
            describedBy={holds ? LEGEND : undefined}
            aimed={laying.aimed.value}
            hinted={hinted}
            opponent={opponentOf(state)}
            costly={(pile) => costly.find(({ lay }) => parts(lay).pile === pile)?.points}
            warners={(pile) => warners(pile, state)}
            tried={game.trial.value !== undefined}
            active={active}
            onPile={(pile) => laying.on(pile) || onPile?.(pile)}
            note={note}
          />
          <Middle game={game} laying={laying} {...shown} active={active} warning={warning} />
          {holds && <Hand {...shown} active={active} hinted={hinted} describedBy={LEGEND} laying={laying} />}
          {shown.you !== null && shown.view.phase === 'running' && <Actions game={game} />}
        </div>
      )}
    </div>
  )
}

/** Between piles and hand: the draw pile, what is to be done, and what the marks mean. */
function Middle({ game, laying, view, rules, you, active, warning }: MiddleShown) {
  return (
    <div class="middle">
      <Stock view={view} you={you} />
      <WordsNow game={game} laying={laying} warning={warning?.text} />
      {view.hand.length > 0 && (
        <Legend first={isFirstRound({ view, rules })} pair={pairs(view.hand).length > 0} active={active} />
      )}
    </div>
  )
}

function hintedLays(hint: Advice | 'thinking' | undefined): Lay[] {
  return hint !== undefined && hint !== 'thinking' ? hint.lays : []
}

/** The name of the opponent, where there is one. */
function opponentOf(state: PlayableState | undefined): string | undefined {
  return state?.table.rules.game === 'face-to-face' ? namesOf(state)[state.you.seat === 2 ? 0 : 1] : undefined
}

/** Who of the team has asked to keep off a pile. */
function warners(pile: PileName, state: PlayableState | undefined): string[] {
  if (!state?.view) return []
  const names = namesOf(state)
  return keepingOff(pile, state.view.signals, state.you.seat).map((place) => names[place] ?? '')
}

/** What keys do: the same as the buttons, and as little where a button is not there. */
function keyActions(game: PlayableGame, root: { current: HTMLElement | null }, onRules: () => void): KeyActions {
  const trying = () => game.trial.value !== undefined
  const inTurn = (action: () => void) => () => {
    if (game.mine.value) action()
  }
  return {
    endTurn: inTurn(() => {
      // Too early is refused by the server, in words that say what is missing.
      if (!trying()) game.endTurn()
    }),
    takeBack: inTurn(() => {
      const tried = game.trial.value?.lays.length
      if (tried === undefined ? may(game.state.value, 'take-back') : tried > 0) game.takeBack()
    }),
    tryOut: inTurn(() => {
      if (trying()) game.stopTrial()
      else if (may(game.state.value, 'try-out')) game.startTrial()
    }),
    layTrial: inTurn(() => game.layTrial()),
    hint: inTurn(() => {
      if (!trying() && may(game.state.value, 'hint')) game.askHint()
    }),
    rules: onRules,
    closeHint: () => {
      const shown = game.hint.value !== undefined && game.hint.value !== 'thinking'
      if (shown) game.closeHint()
      return shown
    },
    chose: (card) => root.current?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus(),
  }
}
