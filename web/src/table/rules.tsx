// The rules beside a game, loaded when they are first asked for.

import { signal } from '@preact/signals'
import { RulesPanel } from '../rules/panel.tsx'
import type { Game } from '../wire.ts'

const shown = signal(false)

/** Shows the rules. */
export function openRules(): void {
  shown.value = true
}

export function RulesAside({ game }: { game: Game }) {
  if (!shown.value) return null
  return <RulesPanel game={game} onClose={() => (shown.value = false)} />
}
