// The way to the deals of the day, and how one stands with them.

import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Drawn } from '../drawn.tsx'
import { me } from '../me.ts'
import { server } from '../server.ts'
import { say } from '../words.ts'
import { type Entry, entryOf } from './daily-entry.ts'

/** Kept from one visit of the start to the next. */
const entry = signal<Entry>({ kind: 'play' })

const CALENDAR = 'M3 6h18v15H3zM3 11h18M8 3v5M16 3v5M9 18v-3M12 18v-5M15 18v-4'

export function DailyEntry() {
  const known = me.value?.name
  useEffect(() => {
    // A stranger has no state to ask for.
    if (known === undefined) return
    server.daily().then(
      (daily) => {
        entry.value = entryOf(daily)
      },
      () => undefined,
    )
  }, [known])
  const now = known === undefined ? ({ kind: 'play' } as const) : entry.value
  return (
    <a class="daily-entry" data-daily={now.kind} href={now.kind === 'resume' ? `/t/${now.table}` : '/daily'}>
      <Drawn class="icon" d={CALENDAR} stroke={1.6} />
      <span class="what">
        <strong>{say('page-daily')}</strong>
        <span>{lineOf(now)}</span>
      </span>
      <span class="state">{stateWords(now)}</span>
    </a>
  )
}

function lineOf(now: Entry): string {
  if (now.kind !== 'finished') return say('page-daily-line')
  const { game, won, left } = now
  const result = won ? 'won' : game === 'face-to-face' ? 'lost-to' : 'lost'
  return say('page-daily-entry-result', { game, result: say('page-result', { result, left }) })
}

function stateWords(now: Entry): string {
  if (now.kind === 'finished') return say('page-daily-entry-streak', { count: now.streak })
  return say(now.kind === 'resume' ? 'page-daily-resume' : 'page-daily-play')
}
