// The game at a table: piles, hand and what one does with them.

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { namesOf } from '../seat-names.ts'
import { keepingOff } from '../signals.ts'
import type { Pile, PileName } from '../wire.ts'
import { Actions, allowsHints } from './actions.tsx'
import { Board } from './board.tsx'
import { Hand } from './hand.tsx'
import { type Deeds, press } from './keys.ts'
import { LEGEND, Legend } from './legend.tsx'
import { followMotion } from './motion.ts'
import type { PlayableGame, PlayableState } from './playable.ts'
import { followSounds } from './sound.ts'
import { Stock } from './stock.tsx'
import { isFirstRound } from './todo.ts'
import { pairs } from './track.ts'
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

export function Play({ game, onRules, onPile, note }: PlayShown) {
  const laying = useLaying(game)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => followSounds(game), [game])
  useEffect(() => (root.current ? followMotion(game, root.current) : undefined), [game])
  const deeds = deedsOf(game, root, onRules)
  useKeys((event) => press(event, laying, deeds), [game, laying, onRules])
  const state = game.state.value
  const view = game.view.value
  const shown = state && view ? { view, rules: state.table.rules, you: state.you.seat, legal: game.legal.value } : null
  const hint = game.hint.value
  const hinted = hint !== undefined && hint !== 'thinking' ? hint.lays : []
  const active = game.mine.value
  const opponent = state?.table.rules.game === 'face-to-face' ? namesOf(state)[state.you.seat === 2 ? 0 : 1] : undefined
  const holds = (view?.hand.length ?? 0) > 0
  return (
    <div class="play" ref={root}>
      {shown && (
        <div class="play-table">
          <Board
            {...shown}
            picked={laying.picked.value}
            looked={laying.looked.value}
            onLook={(card) => {
              laying.looked.value = card
            }}
            describedBy={holds ? LEGEND : undefined}
            aimed={laying.aimed.value}
            hinted={hinted}
            opponent={opponent}
            warners={(pile) => warners(pile, state)}
            tried={game.trial.value !== undefined}
            active={active}
            onPile={(pile) => laying.on(pile) || onPile?.(pile)}
            note={note}
          />
          <div class="middle">
            <Stock view={shown.view} you={shown.you} />
            <WordsNow game={game} laying={laying} />
            {holds && <Legend first={isFirstRound(shown)} pair={pairs(shown.view.hand).length > 0} />}
          </div>
          {holds && <Hand {...shown} active={active} hinted={hinted} describedBy={LEGEND} laying={laying} />}
          {shown.you !== null && shown.view.phase === 'running' && <Actions game={game} />}
        </div>
      )}
    </div>
  )
}

/** Who of the team has asked to keep off a pile. */
function warners(pile: PileName, state: PlayableState | undefined): string[] {
  if (!state?.view) return []
  const names = namesOf(state)
  return keepingOff(pile, state.view.signals, state.you.seat).map((place) => names[place] ?? '')
}

/** What keys do: the same as the buttons, and as little where a button is not there. */
function deedsOf(game: PlayableGame, root: { current: HTMLElement | null }, onRules: () => void): Deeds {
  const trying = () => game.trial.value !== undefined
  const inTurn = (deed: () => void) => () => {
    if (game.mine.value) deed()
  }
  return {
    endTurn: inTurn(() => {
      // Too early is refused by the server, in words that say what is missing.
      if (!trying()) game.endTurn()
    }),
    takeBack: inTurn(() => {
      const laid = game.trial.value?.lays ?? (game.alone.value ? game.view.value?.turn.lays : [])
      if (laid && laid.length > 0) game.takeBack()
    }),
    tryOut: inTurn(() => (trying() ? game.stopTrial() : game.startTrial())),
    layTrial: inTurn(() => game.layTrial()),
    hint: inTurn(() => {
      if (!trying() && allowsHints(game)) game.askHint()
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
