// The rules beside a game, loaded when they are first asked for.

import { signal } from '@preact/signals'
import { RulesPanel } from '../rules/panel.tsx'
import type { Rules } from '../wire.ts'

const shown = signal(false)

/** Shows the rules. */
export function openRules(): void {
  shown.value = true
}

export function RulesAside({ rules }: { rules: Rules }) {
  if (!shown.value) return null
  return <RulesPanel game={rules.game} commands={rules.commands} onClose={() => (shown.value = false)} />
}
