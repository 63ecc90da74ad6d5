// How a card gets from the hand to a pile: picked by tap, by drag, by arrows or typed, and asked about once more if the
// game would be lost. One place for all of them, so that they never disagree.

import { signal } from '@preact/signals'
import type { Card, EndCause, Lay, Legal, PileName, Seat, View } from '../wire.ts'
import { arranged, cheapest, options, parts } from './track.ts'

/** The game as laying needs it. */
interface Layable {
  view: () => View | undefined
  legal: () => Legal[]
  you: () => Seat | null
  /** Whether it is this player's turn. */
  mine: () => boolean
  /** Whether lays are only tried out: then nothing can be lost by them. */
  trying: () => boolean
  /** Whether a lay is on its way: the next one waits for its answer. */
  busy: () => boolean
  lay: (lay: Lay) => void
}

/** How many digits of a number are kept: enough to see that it is none. */
const LONGEST_NUMBER = 4

export class Laying {
  /** The card that is picked. */
  readonly picked = signal<Card | undefined>(undefined)
  /** The card that the mouse or the focus is on: it is highlighted in the hand and on the tracks. */
  readonly looked = signal<Card | undefined>(undefined)
  /** Whether a pile was tapped before a card was picked. */
  readonly pileFirst = signal(false)
  /** The pile that is chosen by keys, or that a card is held over. */
  readonly aimed = signal<PileName | undefined>(undefined)
  /** What is typed so far: the digits of a card. */
  readonly typed = signal('')
  /** A number that was typed and is no card of the hand, until the next key. */
  readonly unheld = signal('')
  /** A lay that would lose the game at once, until the player has said whether it is meant. */
  readonly doubt = signal<Lay | undefined>(undefined)

  private waiting: Lay[] = []

  constructor(private readonly game: Layable) {}

  /** A card is tapped: picked, or put back. */
  tap(card: Card): void {
    this.pick(this.picked.value === card ? undefined : card)
  }

  /** Takes a card up, or none. */
  pick(card: Card | undefined): void {
    this.picked.value = card
    this.aimed.value = undefined
    this.typed.value = ''
    this.unheld.value = ''
    this.doubt.value = undefined
    this.pileFirst.value = false
  }

  /** The mouse or the focus comes to a card, or leaves it. */
  look(card: Card | undefined): void {
    this.looked.value = card
  }

  /** A pile is tapped: the picked card goes there, or the player is told to pick one. Says whether there was one. */
  on(pile: PileName): boolean {
    const card = this.picked.value
    if (!this.game.mine()) return false
    if (card === undefined) this.pileFirst.value = true
    else this.lay(card, pile)
    return card !== undefined
  }

  /** Lays a card; asks first if that loses. What does not fit is sent all the same: the server says why not. */
  lay(card: Card, pile: PileName): void {
    const lay: Lay = `${card}${pile}`
    this.pick(card)
    if (this.loses(lay)) this.doubt.value = lay
    else this.send(lay)
  }

  /** The lay that loses is meant. */
  confirm(): void {
    const lay = this.doubt.value
    this.doubt.value = undefined
    if (lay !== undefined) this.send(lay)
  }

  /** Why a lay would lose the game, as far as the server says. */
  whyLost(lay: Lay): EndCause | undefined {
    const known = this.game.legal().find((legal) => legal.lay === lay)
    return known?.cause
  }

  /** Whether a picked card may go on a pile. */
  fits(card: Card, pile: PileName): boolean {
    return this.game.legal().some(({ lay }) => lay === `${card}${pile}`)
  }

  /** The next card to the right, or to the left with −1; aimed where it costs least. */
  walk(by: 1 | -1): Card | undefined {
    const hand = this.game.view()?.hand ?? []
    const at = hand.findIndex((card) => card === this.picked.value)
    const first = by === 1 ? 0 : hand.length - 1
    const card = hand[at === -1 ? first : (at + by + hand.length) % hand.length]
    this.pick(card)
    if (card !== undefined) this.aimed.value = cheapest(this.choices(), card)?.pile
    return card
  }

  /** The next pile that takes the picked card, downwards, or upwards with −1. */
  aim(by: 1 | -1): void {
    const view = this.game.view()
    const card = this.picked.value
    if (!view || card === undefined) return
    const open = arranged(view.piles, this.game.you()).filter(({ pile }) => this.fits(card, pile))
    const at = open.findIndex(({ pile }) => pile === this.aimed.value)
    const first = by === 1 ? 0 : open.length - 1
    this.aimed.value = open[at === -1 ? first : (at + by + open.length) % open.length]?.pile
  }

  /**
   * A digit is typed: once the digits are a card of the hand, it is picked. A number that can become none is told, and
   * goes on until it is rubbed out or ends with a letter: its last digits are not to lay another card.
   */
  digit(digit: string): void {
    const hand = this.game.view()?.hand ?? []
    if (hand.length === 0) return
    const text = (this.typed.value + digit).slice(0, LONGEST_NUMBER)
    this.pick(hand.find((card) => String(card) === text))
    this.typed.value = text
    if (!hand.some((card) => String(card).startsWith(text))) this.unheld.value = text
  }

  /** The letter of a pile is typed: behind the digits of a card it lays, otherwise it aims. */
  letter(pile: PileName): void {
    const text = this.typed.value
    if (text !== '') {
      if (this.picked.value !== undefined) this.lay(this.picked.value, pile)
      else {
        this.pick(undefined)
        this.unheld.value = text
      }
    } else if (this.picked.value !== undefined) {
      this.aimed.value = pile
    }
  }

  /** The last digit is rubbed out. */
  rubOut(): void {
    const text = this.typed.value.slice(0, -1)
    this.pick(undefined)
    if (text !== '') this.digit(text)
  }

  /** Lays the picked card on the pile that is aimed at. Says whether there were both. */
  enter(): boolean {
    const card = this.picked.value
    const pile = this.aimed.value
    if (card === undefined || pile === undefined || this.doubt.value !== undefined) return false
    this.lay(card, pile)
    return true
  }

  /** The answer to a lay is there, or the game went on: what waited goes out, what is gone is no longer picked. */
  settle(refused: boolean): void {
    if (refused) this.waiting = []
    const hand = this.game.view()?.hand ?? []
    if (this.picked.value !== undefined && !hand.includes(this.picked.value)) this.pick(undefined)
    if (this.doubt.value !== undefined && !this.game.legal().some(({ lay }) => lay === this.doubt.value)) {
      this.doubt.value = undefined
    }
    if (!this.game.mine()) this.pileFirst.value = false
    if (this.game.busy()) return
    if (this.game.mine()) this.layNext()
    else this.waiting = []
  }

  /** Lays what has waited longest, unless it loses by now: then that is asked, and what was to follow is forgotten. */
  private layNext(): void {
    const next = this.waiting.shift()
    if (next === undefined) return
    if (this.loses(next)) {
      this.waiting = []
      this.pick(parts(next).card)
      this.doubt.value = next
    } else {
      // Not by `send`: what is typed meanwhile is another lay.
      this.game.lay(next)
    }
  }

  /** Whether a lay would lose the game for real. */
  private loses(lay: Lay): boolean {
    return !this.game.trying() && this.game.legal().some((legal) => legal.lay === lay && legal.loses)
  }

  private choices() {
    const view = this.game.view()
    return view ? options(this.game.legal()) : []
  }

  private send(lay: Lay): void {
    this.typed.value = ''
    this.aimed.value = undefined
    if (this.game.busy()) this.waiting.push(lay)
    else this.game.lay(lay)
  }
}
