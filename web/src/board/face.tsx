// The face of a card, in the hand and on a pile.

import { CommandSymbol } from '../command-symbol.tsx'
import type { Ends } from '../line.ts'
import type { Card, CardCommand } from '../wire.ts'
import { say } from '../words.ts'
import { fraction } from './track.ts'

/**
 * A number, large, and a mark on the edge at the height where it lies between the ends: a hand side by side is a picture
 * of itself. It is not read aloud: the component that shows it says what it is.
 */
export function Face({ card, line, command }: { card: Card; line: Ends; command?: CardCommand | undefined }) {
  return (
    <span class="face" aria-hidden="true">
      <span class="edge" style={{ '--height': fraction(card, line) }} />
      <span class="number">{card}</span>
      {command && (
        <span class="order">
          <CommandSymbol command={command} />
          <span class="word">{say('command-short', { command })}</span>
        </span>
      )}
    </span>
  )
}
