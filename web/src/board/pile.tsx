// One pile as a track: what is used up, what still fits, what the picked card would cost.

import type { ComponentChildren } from 'preact'
import { CommandSymbol } from '../command-symbol.tsx'
import { type Ends, signed } from '../line.ts'
import type { Card, Pile as PileKnown, PileName, Seat, View } from '../wire.ts'
import { say } from '../words.ts'
import { Face } from './face.tsx'
import { cardAt } from './look.ts'
import { Sign } from './signs.tsx'
import {
  dearness,
  fraction,
  type Ghost,
  inForce,
  type Mark,
  marks,
  type Option,
  type Side,
  side,
  used,
} from './track.ts'

interface PileShown {
  pile: PileKnown
  view: View
  line: Ends
  you: Seat | null
  /** All lays that are allowed. */
  choices: Option[]
  picked?: Card | undefined
  /** The card that the mouse or the focus is on. */
  looked?: Card | undefined
  /** The mouse is at the mark of a card, or at none. */
  onLook?: ((card: Card | undefined) => void) | undefined
  aimed?: boolean
  /** The cards of a hint that would land here. */
  ghosts?: Ghost[]
  /** Whether one may lay at all now: then a pile that does not take the picked card is closed. */
  active?: boolean
  onPile?: ((pile: PileName) => void) | undefined
  /** What the picked card costs here, in points of win chance, if a coach warns of it. */
  costly?: number | undefined
  /** Who has asked to keep off this pile, by name. */
  warners?: string[] | undefined
  /** What stands on the pile besides, such as signals. */
  note?: ComponentChildren
}

/** How a pile stands to the picked card. */
type Stand = 'open' | 'closed' | 'loses' | 'back' | 'gift' | undefined

function standOf({ active, picked }: PileShown, option: Option | undefined): Stand {
  if (!active || picked === undefined) return undefined
  if (!option) return 'closed'
  if (option.loses) return 'loses'
  return option.back ? 'back' : option.gift ? 'gift' : 'open'
}

/** What the styles and the tests know of a pile. */
function attributes({ pile, line, you, aimed, ghosts = [] }: PileShown, stand: Stand, option: Option | undefined) {
  return {
    class: 'pile',
    'data-pile': pile.pile,
    'data-direction': pile.ascending ? 'rising' : 'falling',
    'data-stand': stand,
    'data-dear': stand === 'open' && option ? dearness(option.step, line) : undefined,
    'data-side': side(pile, you),
    'data-aimed': aimed || undefined,
    'data-hinted': ghosts.length > 0 || undefined,
  }
}

export function Pile(shown: PileShown) {
  const { pile, picked, onPile, onLook } = shown
  const option = shown.choices.find((known) => known.pile === pile.pile && known.card === picked)
  const stand = standOf(shown, option)
  const whose = side(pile, shown.you)
  const warning = warningOf(shown, option)
  const marked = marks(shown.view.hand, pile.pile, shown.choices, shown.line)
  const name = [nameOf(shown, whose, stand, option), warning].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has its name only where it has its role, too
    <div
      {...attributes(shown, stand, option)}
      data-warned={warning !== undefined || undefined}
      role={onPile ? undefined : 'group'}
      aria-label={onPile ? undefined : name}
      onPointerMove={onLook && ((event) => onLook(cardAt(event, marked)))}
      onPointerLeave={onLook && (() => onLook(undefined))}
    >
      {onPile && (
        <button
          type="button"
          class="pile-button"
          aria-disabled={stand === 'closed' || undefined}
          onClick={() => onPile(pile.pile)}
        >
          <span class="unseen">{name}</span>
        </button>
      )}
      <Head shown={shown} stand={stand} option={option} whose={whose} warning={warning} />
      <Track shown={shown} option={option} marked={marked} />
    </div>
  )
}

interface Heading {
  shown: PileShown
  stand: Stand
  option: Option | undefined
  whose: Side
  warning: string | undefined
}

/** What is said before a card goes on a pile that somebody asked to keep off, or that a coach warns of. */
function warningOf({ active, costly, warners = [] }: PileShown, option: Option | undefined): string | undefined {
  if (!active || !option) return undefined
  if (warners.length > 0) return say('page-pile-keep-off', { name: warners.join(', ') })
  return costly === undefined ? undefined : say('page-pile-costly', { points: costly })
}

function Head({ shown, stand, option, whose, warning }: Heading) {
  const { pile, view } = shown
  const command = inForce(pile, view)
  return (
    <div class="pile-head">
      <span class="facts" aria-hidden="true">
        <span class="letter">{pile.pile}</span>
        <Sign name={pile.ascending ? 'rising' : 'falling'} />
        <span class="way" data-short={command ? '' : undefined}>
          {wayOf(pile)}
        </span>
        {whose && <span class="whose">{whose === 'yours' ? say('page-pile-yours') : say('page-pile-theirs')}</span>}
        {pile.height > 0 && (
          <span class="height">
            <Sign name="stack" />
            {pile.height}
          </span>
        )}
        <Remark command={command} option={option} stand={stand} warning={warning} />
      </span>
      {shown.note && <div class="pile-note">{shown.note}</div>}
      {option && stand && <Cost option={option} stand={stand} />}
    </div>
  )
}

type Remarked = Pick<Heading, 'option' | 'stand' | 'warning'> & { command: PileKnown['command'] }

/** That somebody asked to keep off, that a coach warns, what a gift would do, why a lay loses, or what binds everybody here. */
function Remark({ command, option, stand, warning }: Remarked) {
  if (warning)
    return (
      <span class="remark warned">
        <Sign name="warning" /> {warning}
      </span>
    )
  if (option && stand === 'gift') return <span class="remark">{say('page-pile-gift', { back: -option.step })}</span>
  if (option?.cause && stand === 'loses')
    return <span class="remark warned">{say('lose-why', { cause: option.cause })}</span>
  if (!command) return <span class="remark" />
  return (
    <span class="remark order">
      <CommandSymbol command={command} />
      <span>
        <b>{say('command', { command })}</b> <span class="rule">{say('command-rule', { command })}</span>
      </span>
    </span>
  )
}

function Cost({ option, stand }: { option: Option; stand: Stand }) {
  return (
    <span class="cost" aria-hidden="true">
      {stand === 'loses' && <Sign name="warning" />}
      {stand === 'back' && <Sign name="back" />}
      {stand === 'gift' && <Sign name="gift" />}
      {signed(option.step)}
      {stand === 'loses' && <span class="loses">{say('page-lay-loses')}</span>}
    </span>
  )
}

function Track({ shown, option, marked }: { shown: PileShown; option: Option | undefined; marked: Mark[] }) {
  const { pile, line } = shown
  const at = (number: number) => ({ '--at': fraction(number, line) })
  return (
    <span class="track" aria-hidden="true">
      <span class="rail" style={{ '--used': used(pile, line) }}>
        <span class="decades" data-high={line.high} />
        <span class="used" />
        <Marks shown={shown} marked={marked} />
        {option && <span class="landing" style={at(option.card)} data-back={option.back || undefined} />}
        {option?.gift && <span class="gift-arrow" style={at(option.card)} />}
        {shown.ghosts?.map((ghost) => (
          <span
            key={ghost.nth}
            class="ghost"
            data-ghost={ghost.card}
            data-above={ghost.above || undefined}
            style={{
              ...at(ghost.card),
              '--label': ghost.label,
              '--top': fraction(pile.top, line),
              '--before': ghost.before,
            }}
          >
            <span class="nth">
              <span>{ghost.nth}</span>
            </span>
          </span>
        ))}
        <span
          key={`${pile.top}-${pile.height}`}
          class="top"
          data-top
          data-start={pile.height === 0 || undefined}
          data-wide={pile.top > 99 || undefined}
          style={at(pile.top)}
        >
          <Face card={pile.top} line={line} command={pile.command} />
        </span>
      </span>
    </span>
  )
}

/** The cards of the hand on the track: a bead where each lies, and its number below where there is room. */
function Marks({ shown: { picked, looked }, marked }: { shown: PileShown; marked: Mark[] }) {
  return (
    <>
      <svg class="leaders" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {marked.map(({ card, fits, at, label }) => (
          <line key={card} data-fits={fits || undefined} x1={at} y1="0" x2={label} y2="1" />
        ))}
      </svg>
      {marked.map(({ card, fits, back, nearest, at, label }) => (
        <span
          key={card}
          class="mark"
          style={{ '--at': at, '--label': label }}
          data-mark={card}
          data-fits={fits || undefined}
          data-back={back || undefined}
          data-nearest={(nearest && picked === undefined) || undefined}
          data-picked={card === picked || undefined}
          data-looked={card === looked || undefined}
        >
          <span class="bead" />
          <span class="mark-number">{card}</span>
        </span>
      ))}
    </>
  )
}

function wayOf({ ascending, height, top }: PileKnown): string {
  if (height > 0) return ascending ? say('page-pile-rising') : say('page-pile-falling')
  return ascending ? say('page-pile-rising-from', { start: top }) : say('page-pile-falling-from', { start: top })
}

/** A pile in words, for who cannot see it. */
function nameOf({ pile, view, picked }: PileShown, whose: Side, stand: Stand, option: Option | undefined): string {
  const direction = pile.ascending ? 'rising' : 'falling'
  const about = { side: whose ?? 'none', direction, pile: pile.pile, top: pile.top, height: pile.height }
  const said = [say('page-pile-name', about)]
  if (stand && picked !== undefined) said.push(costInWords(picked, stand, option))
  if (option?.cause && stand === 'loses') said.push(`${say('lose-why', { cause: option.cause })}.`)
  const command = inForce(pile, view)
  if (command) said.push(say('page-pile-command', { command }))
  return said.join(' ')
}

function costInWords(card: Card, stand: Stand, option: Option | undefined): string {
  const step = option?.step ?? 0
  const args = { card, cost: signed(step), back: -step }
  switch (stand) {
    case 'loses':
      return say('page-pile-loses', args)
    case 'back':
      return say('page-pile-back', args)
    case 'gift':
      return say('page-pile-gives', args)
    case 'open':
      return say('page-pile-cost', args)
    default:
      return say('page-pile-closed', args)
  }
}
