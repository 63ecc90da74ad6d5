// The four piles. It shows what it is given and says which pile was tapped; nothing else.

import './board.css'
import './board-sizes.css'
import './marks.css'
import './facing.css'
import './pile-fit.css'
import './hand.css'
import './play.css'
import type { ComponentChildren } from 'preact'
import { ends } from '../line.ts'
import type { Card, Lay, Legal, Pile as PileKnown, PileName, Rules, Seat, View } from '../wire.ts'
import { say } from '../words.ts'
import { Across, Halfway } from './facing.tsx'
import { Pile } from './pile.tsx'
import { Sign } from './signs.tsx'
import { ghosts, halves, options } from './track.ts'

interface BoardShown {
  view: View
  rules: Rules
  /** Through whose eyes it is seen. */
  you: Seat | null
  /** What may be laid; nothing for who only looks. */
  legal?: Legal[]
  picked?: Card | undefined
  /** The card that the mouse or the focus is on. */
  looked?: Card | undefined
  /** The mouse is at the mark of a card, or at none. */
  onLook?: ((card: Card | undefined) => void) | undefined
  /** The id of what explains the marks. */
  describedBy?: string | undefined
  /** The pile that is chosen by keys, or that a card is held over. */
  aimed?: PileName | undefined
  /** The lays of a hint, in order. */
  hinted?: Lay[]
  /** Whether this is only tried out. */
  tried?: boolean
  /** Whether one may lay now. */
  active?: boolean
  /** A pile was tapped; without it the board is there to be looked at. */
  onPile?: ((pile: PileName) => void) | undefined
  /** The name of the opponent, where one plays against one. */
  opponent?: string | undefined
  /** What the picked card costs on a pile, in points of win chance, if a coach warns of it. */
  costly?: ((pile: PileName) => number | undefined) | undefined
  /** Who has asked to keep off a pile, by name. */
  warners?: ((pile: PileName) => string[]) | undefined
  /** What stands on a pile besides, such as signals. */
  note?: ((pile: PileKnown) => ComponentChildren) | undefined
}

export function Board({ view, rules, you, legal = [], ...shown }: BoardShown) {
  const choices = options(legal)
  const line = ends(rules)
  const { far, near } = halves(view.piles, you)
  const facing = shown.opponent !== undefined && you !== null ? { name: shown.opponent, you } : undefined
  const pileShown = (pile: PileKnown) => (
    <Pile
      key={pile.pile}
      pile={pile}
      view={view}
      line={line}
      you={you}
      choices={choices}
      picked={shown.picked}
      looked={shown.looked}
      onLook={shown.onLook}
      aimed={shown.aimed === pile.pile}
      ghosts={ghosts(shown.hinted ?? [], pile, line)}
      active={shown.active ?? false}
      onPile={shown.onPile}
      costly={shown.costly?.(pile.pile)}
      warners={shown.warners?.(pile.pile)}
      note={shown.note?.(pile)}
    />
  )
  return (
    <section
      class="board"
      aria-label={say('page-board-piles')}
      aria-describedby={shown.describedBy}
      data-game={rules.game}
      data-facing={facing ? true : undefined}
      data-tried={shown.tried || undefined}
    >
      {shown.tried && <TryingNote />}
      {facing && <Across name={facing.name} cards={view.hands[2 - facing.you] ?? 0} />}
      {far.map(pileShown)}
      {facing && <Halfway view={view} you={facing.you} />}
      {near.map(pileShown)}
    </section>
  )
}

function TryingNote() {
  return (
    <p class="trying">
      <Sign name="eye" />
      {say('page-trial-on')}
    </p>
  )
}
