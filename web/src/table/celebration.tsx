// A win fills the screen for a few seconds: every card that was played lights up along its line. Any key or press goes on to the end.

import { useEffect, useState } from 'preact/hooks'
import type { View } from '../wire.ts'
import { say } from '../words.ts'
import { Achieved } from './achieved.tsx'
import type { TableState } from './follow.ts'

/** How many milliseconds it lasts, if nobody goes on before. */
const LASTS = 4500

/** Readers aloud are told the result by other words. */
export function Celebration({ view, state }: { view: View; state: TableState }) {
  const [over, end] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => end(true), LASTS)
    const given = new AbortController()
    addEventListener('keydown', () => end(true), { signal: given.signal })
    addEventListener('pointerdown', () => end(true), { signal: given.signal })
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [])
  if (over) return null
  return (
    <div class="celebration" aria-hidden="true">
      <div class="arch">
        <Achieved view={view} game={state.table.rules.game} />
        <p>{say('page-after-heading', { result: 'won', left: 0 })}</p>
      </div>
    </div>
  )
}
