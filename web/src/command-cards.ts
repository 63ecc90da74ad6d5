import type { Card, CardCommand, Rules } from './wire.ts'

/** The command on a card, in games whose cards carry commands. */
export function commandOn(card: Card, rules: Rules): CardCommand | undefined {
  return rules.commands?.find(([, cards]) => cards.includes(card))?.[0]
}
