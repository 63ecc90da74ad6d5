// Laying at a real table: what is known of the game goes in, lays come out.

import { effect, untracked } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { announce } from '../announce.ts'
import { say } from '../words.ts'
import { Laying } from './laying.ts'
import type { PlayableGame } from './playable.ts'

export function useLaying(game: PlayableGame): Laying {
  const laying = useMemo(() => layingAt(game), [game])
  useEffect(
    () =>
      effect(() => {
        const refused = game.refusal.value !== ''
        // Read so that this runs again whenever one of them changes.
        void [game.view.value, game.legal.value, game.busy.value]
        untracked(() => laying.settle(refused))
      }),
    [game, laying],
  )
  useUnheldTold(laying)
  const pileFirst = laying.pileFirst.value
  useEffect(() => {
    if (pileFirst) announce(say('page-todo-card-first'))
  }, [pileFirst])
  return laying
}

/** Tells a player who typed a number that it is not in the hand. */
export function useUnheldTold(laying: Laying): void {
  const text = laying.unheld.value
  useEffect(() => {
    if (text !== '') announce(say('page-board-unheld', { text }))
  }, [text])
}

function layingAt(game: PlayableGame): Laying {
  let sent: number | undefined
  const seq = () => game.state.peek()?.seq
  return new Laying({
    view: () => game.view.peek(),
    legal: () => game.legal.peek(),
    you: () => game.state.peek()?.you.seat ?? null,
    mine: () => game.mine.peek(),
    trying: () => game.trial.peek() !== undefined,
    // Words and signals keep the session busy too: a lay waits only for one that was sent and has changed nothing yet.
    busy: () => sent === seq() && game.busy.peek() && game.refusal.peek() === '',
    lay: (lay) => {
      if (!game.trial.peek()) sent = seq()
      game.clearRefusal()
      game.lay(lay)
    },
  })
}
