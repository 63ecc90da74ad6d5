// Laying at a real table: what the session knows goes in, lays come out.

import { effect, untracked } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { announce } from '../announce.ts'
import type { Session } from '../table/session.ts'
import { say } from '../words.ts'
import { Laying } from './laying.ts'

export function useLaying(session: Session): Laying {
  const laying = useMemo(() => layingAt(session), [session])
  useEffect(
    () =>
      effect(() => {
        const refused = session.refusal.value !== ''
        // Read so that this runs again whenever one of them changes.
        void [session.view.value, session.legal.value, session.busy.value]
        untracked(() => laying.settle(refused))
      }),
    [session, laying],
  )
  useUnheldTold(laying)
  return laying
}

/** Whoever types a number that is not in the hand hears so. */
export function useUnheldTold(laying: Laying): void {
  const text = laying.unheld.value
  useEffect(() => {
    if (text !== '') announce(say('page-board-unheld', { text }))
  }, [text])
}

function layingAt(session: Session): Laying {
  let sent: number | undefined
  const seq = () => session.state.peek()?.seq
  return new Laying({
    view: () => session.view.peek(),
    legal: () => session.legal.peek(),
    you: () => session.state.peek()?.you.seat ?? null,
    mine: () => session.mine.peek(),
    trying: () => session.trial.peek() !== undefined,
    // Words and signals keep the session busy too: a lay waits only for one that was sent and has changed nothing yet.
    busy: () => sent === seq() && session.busy.peek() && session.refusal.peek() === '',
    lay: (lay) => {
      if (!session.trial.peek()) sent = seq()
      session.refusal.value = ''
      session.lay(lay)
    },
  })
}
