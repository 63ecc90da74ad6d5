// The rules over a game.

import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { RulesPanel } from '../rules/panel.tsx'
import type { Rules } from '../wire.ts'

const shown = signal(false)

/** Shows the rules. */
export function openRules(): void {
  shown.value = true
}

function closeRules(): void {
  shown.value = false
}

export function RulesAside({ rules }: { rules: Rules }) {
  // Leaving the table closes them, too.
  useEffect(() => closeRules, [])
  if (!shown.value) return null
  return <RulesPanel game={rules.game} commands={rules.commands} onClose={closeRules} />
}
