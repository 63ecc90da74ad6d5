// The cards one holds, low to high, each with what it costs at least.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { commandOn } from '../command-cards.ts'
import { ends, signed } from '../line.ts'
import type { Card, CardCommand, Lay, Legal, Pile, Rules, View } from '../wire.ts'
import { say } from '../words.ts'
import { Arc } from './arcs.tsx'
import { dragging } from './drag.ts'
import { Face } from './face.tsx'
import type { Laying } from './laying.ts'
import { Sign } from './signs.tsx'
import { cheapest, type Option, options, pairs, parts, smallestGift } from './track.ts'

interface HandShown {
  view: View
  rules: Rules
  legal: Legal[]
  /** Whether one may lay now: only then a card without a place is marked. */
  active: boolean
  /** The lays of a hint, in order. */
  hinted?: Lay[]
  /** The id of what explains the marks on the cards. */
  describedBy?: string | undefined
  laying: Laying
}

export function Hand({ view, rules, legal, active, hinted = [], describedBy, laying }: HandShown) {
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list, view.hand)
  const drag = useMemo(() => dragging(laying), [laying])
  const choices = options(legal)
  const { columns, ...layout } = rowsOf(rules, view.hand.length)
  const joined = pairs(view.hand)
  return (
    <ul class="hand" aria-label={say('page-board-hand')} aria-describedby={describedBy} ref={list} {...layout}>
      {view.hand.map((card, place) => (
        <li key={card}>
          {joined.some(([low]) => low === card) && (
            <Arc from={place} to={view.hand.indexOf(card + 10)} columns={columns} />
          )}
          <Held
            card={card}
            apart={joined.flatMap((pair) => partner(pair, card))}
            rules={rules}
            best={cheapest(choices, card)}
            gift={smallestGift(choices, card)}
            piles={view.piles}
            active={active}
            hinted={1 + hinted.findIndex((lay) => parts(lay).card === card)}
            laying={laying}
            drag={drag}
          />
        </li>
      ))}
    </ul>
  )
}

/** The other card of a pair, if the card is in it. */
function partner([low, high]: [Card, Card], card: Card): Card[] {
  return card === low ? [high] : card === high ? [low] : []
}

/** How the hand is laid out where there is little room. It stays so while cards are laid: nothing jumps under the finger. */
function rowsOf({ game, hand_size = 6 }: Rules, held: number) {
  const size = Math.max(hand_size, held)
  const rows = size > 6 || game === 'extreme' ? 2 : 1
  const columns = Math.ceil(size / rows)
  const digits = { '--digits': `${rows === 1 ? 1.85 : 2.15}em`, '--beside': `${columns > 3 ? 1.6 : 1.75}em` }
  return { columns, 'data-rows': rows, style: { '--rows': rows, '--columns': columns, ...digits } }
}

interface HeldShown {
  card: Card
  /** The cards of the hand that are ten away from it. */
  apart: Card[]
  rules: Rules
  best: Option | undefined
  /** Where it would help the opponent least. */
  gift: Option | undefined
  piles: Pile[]
  active: boolean
  /** Its place in the turn that a hint advises, from 1; 0 if it is not in it. */
  hinted: number
  laying: Laying
  drag: ReturnType<typeof dragging>
}

function Held({ card, apart, rules, best, gift, piles, active, hinted, laying, drag }: HeldShown) {
  const command = commandOn(card, rules)
  const fit = !active ? undefined : !best ? 'nowhere' : best.back ? 'back' : best.loses ? 'loses' : 'fits'
  return (
    <button
      type="button"
      class="held"
      data-card={card}
      data-fit={fit}
      data-hinted={hinted || undefined}
      data-looked={laying.looked.value === card || undefined}
      aria-pressed={laying.picked.value === card}
      onClick={(event) => drag.endsDrag(event) || laying.tap(card)}
      onFocus={() => laying.look(card)}
      onBlur={() => laying.look(undefined)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && laying.look(card)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && laying.look(undefined)}
      onPointerDown={(event) => drag.down(event, card)}
      onPointerMove={drag.move}
      onPointerUp={drag.up}
      onPointerCancel={drag.cancel}
      // A card that is flung with a finger is no page that is scrolled: the browser would stop that with the next tap.
      onTouchMove={(event) => event.preventDefault()}
    >
      <span class="unseen">
        {[
          nameOf(card, best, active, command),
          ...giftInWords(best, gift),
          ...apart.map((other) => say('page-card-pair', { other })),
        ].join('. ')}
      </span>
      <Face card={card} line={ends(rules)} command={command} />
      <Prices best={best} gift={gift} piles={piles} nowhere={fit === 'nowhere'} />
    </button>
  )
}

/** What a card costs at least, and what it would give away. */
function Prices({ best, gift, piles, nowhere }: Pick<HeldShown, 'best' | 'gift' | 'piles'> & { nowhere: boolean }) {
  return (
    <span class="price" aria-hidden="true">
      {nowhere && <Sign name="nowhere" />}
      {best && (
        <span class={best.gift ? 'gift-price' : 'own-price'}>
          <Price best={best} rising={rises(piles, best)} />
        </span>
      )}
      {gift && gift !== best && (
        <span class="gift-price">
          <Price best={gift} rising={rises(piles, gift)} />
        </span>
      )}
    </span>
  )
}

const rises = (piles: Pile[], { pile }: Option) => piles.find((known) => known.pile === pile)?.ascending ?? true

function Price({ best, rising }: { best: Option; rising: boolean }) {
  return (
    <>
      {best.back && <Sign name="back" />}
      {best.loses && <Sign name="warning" />}
      {best.gift && <Sign name="gift" />}
      <span class="letter" data-direction={rising ? 'rising' : 'falling'}>
        {best.pile}
      </span>
      {signed(best.step)}
    </>
  )
}

function nameOf(card: Card, best: Option | undefined, active: boolean, command: CardCommand | undefined): string {
  const args = best ? { card, pile: best.pile, cost: signed(best.step) } : { card }
  const about = !active
    ? say('page-card-plain', args)
    : !best
      ? say('page-card-nowhere', args)
      : best.loses
        ? say('page-card-loses', args)
        : best.back
          ? say('page-card-back', args)
          : say('page-card-cost', args)
  return command ? `${about}. ${say('page-card-command', { command })}` : about
}

function giftInWords(best: Option | undefined, gift: Option | undefined): string[] {
  return gift && gift !== best ? [say('page-card-gift', { pile: gift.pile, back: -gift.step })] : []
}

/** A card that was laid takes the focus with it: it goes on to the card that is now in its place. */
function useKeptFocus(list: { current: HTMLUListElement | null }, hand: Card[]): void {
  const at = useRef(-1)
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]
  useLayoutEffect(() => {
    const known = buttons()
    if (at.current >= 0 && document.activeElement === document.body)
      known[Math.min(at.current, known.length - 1)]?.focus()
    const root = list.current
    const note = () => {
      at.current = buttons().findIndex((button) => button === document.activeElement)
    }
    // The focus that leaves for nothing is that of a card that went: its place is kept in mind.
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget) at.current = -1
    }
    root?.addEventListener('focusin', note)
    root?.addEventListener('focusout', leave)
    return () => {
      root?.removeEventListener('focusin', note)
      root?.removeEventListener('focusout', leave)
    }
  }, [hand.join(' ')])
}
