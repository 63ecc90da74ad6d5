// Parts of our pictures: tracks from 1 to 100, and cards with a mark at the height of their number.

import './pictures.css'
import type { ComponentChildren } from 'preact'

/** Where numbers are in a picture: 1 at `left`, `last` at `right`. */
export interface Scale {
  left: number
  right: number
  last: number
}

/** The position of a number. */
export function along({ left, right, last }: Scale, number: number): number {
  return left + ((number - 1) / (last - 1)) * (right - left)
}

const THICK = 11

interface TrackProps {
  scale: Scale
  y: number
  rising: boolean
  top: number
  /** Cards in the hand, as ticks. */
  ticks?: number[]
}

/** A pile as a track: the used part is filled, with the top card at its end. */
export function Track({ scale, y, rising, top, ticks = [] }: TrackProps) {
  const { left, right } = scale
  const x = along(scale, top)
  const from = rising ? left : x
  // A top card at the very start needs the space next to it.
  const off = (rising ? x - left : right - x) < 20 ? 32 : 15
  const kind = rising ? 'rising' : 'falling'
  return (
    <g class={`drawn-track drawn-${kind}`}>
      <rect class="drawn-room" x={left} y={y - THICK / 2} width={right - left} height={THICK} rx={THICK / 2} />
      <rect
        class="drawn-used"
        x={from}
        y={y - THICK / 2}
        width={rising ? x - left : right - x}
        height={THICK}
        rx={THICK / 2}
      />
      {ticks.map((tick) => (
        <path key={tick} class="drawn-tick" d={`M${along(scale, tick)} ${y - THICK / 2 - 1}v${THICK + 2}`} />
      ))}
      <Chevron x={rising ? left - off : right + off} y={y} rising={rising} />
      <Chip x={x} y={y} number={top} />
    </g>
  )
}

function Chevron({ x, y, rising }: { x: number; y: number; rising: boolean }) {
  const tip = rising ? -4 : 4
  return <path class="drawn-chevron" d={`M${x - 6} ${y - tip / 2}L${x} ${y + tip}L${x + 6} ${y - tip / 2}`} />
}

/** The top card of a track, or the outline of a card that could be played. */
export function Chip({ x, y, number, kind = '' }: { x: number; y: number; number: number; kind?: string }) {
  const wide = number < 100 ? 36 : 44
  return (
    <g class={`drawn-chip ${kind}`}>
      <rect x={x - wide / 2} y={y - 13} width={wide} height={26} rx={6} />
      <text x={x} y={y + 6.2}>
        {number}
      </text>
    </g>
  )
}

/** The hop back: an arc from one number to another, with its landing point. */
export function Hop({ from, to, y, label }: { from: number; to: number; y: number; label: string }) {
  const high = y - 34
  const point = to < from ? 1 : -1
  return (
    <g class="drawn-hop">
      <path class="drawn-arc" pathLength={1} d={`M${from} ${y}C${from} ${high} ${to} ${high} ${to} ${y - 2}`} />
      <path class="drawn-point" d={`M${to - 5 * point - 1} ${y - 8}L${to} ${y}L${to + 6 * point} ${y - 8}`} />
      <text x={(from + to) / 2} y={high + 3}>
        {label}
      </text>
    </g>
  )
}

interface CardProps {
  x: number
  y: number
  number: number
  last?: number
  tilt?: number
  kind?: string
  children?: ComponentChildren
}

const WIDE = 60
const HIGH = 86

/** A card, positioned by its centre. */
export function Card({ x, y, number, last = 100, tilt = 0, kind = '', children }: CardProps) {
  const mark = HIGH / 2 - 8 - ((number - 1) / (last - 1)) * (HIGH - 16)
  return (
    <g class={`drawn-card ${kind}`} transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <rect x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx={8} />
      <path
        class="drawn-mark"
        style={{ '--height': (number - 1) / (last - 1) }}
        d={`M${-WIDE / 2} ${mark - 4}h2.5a4 4 0 0 1 0 8h-2.5z`}
      />
      <text x={3} y={-7}>
        {number}
      </text>
      {children}
    </g>
  )
}
