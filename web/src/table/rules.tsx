// The rules beside a game, loaded when they are first asked for.

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
  // Whoever leaves the table leaves them, too.
  useEffect(() => closeRules, [])
  if (!shown.value) return null
  return <RulesPanel game={rules.game} commands={rules.commands} onClose={closeRules} />
}
