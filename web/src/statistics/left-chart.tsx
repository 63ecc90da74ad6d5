// How many cards were left at the end: a histogram, with one game marked.

import type { GameStatistics } from '../wire.ts'
import { say } from '../words.ts'
import { AsTable } from './as-table.tsx'
import { type Bar, barsOf, clearance, labelled, medianOf, rangeOf, sideOf } from './histogram.ts'

/** The size of the picture in its own measure; the page stretches it. */
const HEIGHT = 100
/** The width of a bar, with the gap behind it. */
const STEP = 10
const GAP = 2

interface Props {
  entry: GameStatistics
  /** How many cards were left in the game that is pointed out. */
  marked: number | null
}

export function LeftChart({ entry: { game, left }, marked }: Props) {
  const bars = barsOf(left, marked)
  const title = say(game === 'face-to-face' ? 'page-statistics-left-own' : 'page-statistics-left')
  const median = medianOf(left)
  return (
    <section class="chart left" aria-labelledby="left-heading">
      <h2 id="left-heading">{title}</h2>
      {median !== undefined && <p class="quiet">{say('page-statistics-median', { left: median })}</p>}
      <Picture bars={bars} marked={marked} title={title} />
      <AsTable
        title={title}
        columns={[title, say('page-statistics-count')]}
        rows={bars.filter(({ games, marked }) => games > 0 || marked).map((bar) => [rowName(bar), bar.games])}
      />
    </section>
  )
}

function rowName(bar: Bar): string {
  return bar.marked ? `${rangeOf(bar)} (${say('page-statistics-this-game')})` : rangeOf(bar)
}

function Picture({ bars, marked, title }: { bars: readonly Bar[]; marked: number | null; title: string }) {
  const most = Math.max(1, ...bars.map(({ games }) => games))
  const width = bars.length * STEP - GAP
  const highest = bars.findIndex(({ games }) => games === most)
  const shown = labelled(bars)
  return (
    <div class={marked === null ? 'histogram' : 'histogram has-mark'} style={{ '--bars': bars.length }}>
      <svg
        role="img"
        aria-label={say('page-statistics-picture', { title })}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {bars.map((bar, at) => (
          <rect
            key={bar.first}
            class={barClass(bar)}
            x={at * STEP}
            y={HEIGHT - heightOf(bar, most)}
            width={STEP - GAP}
            height={heightOf(bar, most)}
          />
        ))}
        {bars.map((bar, at) => bar.marked && <path key={bar.first} class="leader" d={leader(bars, at, most)} />)}
        <path class="ground" d={`M0 ${HEIGHT}H${width}`} />
      </svg>
      <div class="over" aria-hidden="true">
        {most > 1 && <Label at={highest} bars={bars} height={1} words={String(most)} kind="count" />}
        {bars.map(
          (bar, at) =>
            bar.marked && (
              <Label
                key={bar.first}
                at={at}
                bars={bars}
                height={clearance(bars, at) / most}
                words={say('page-statistics-mark', { left: marked ?? 0 })}
                kind="mark"
              />
            ),
        )}
      </div>
      <div class="numbers" aria-hidden="true">
        {bars.map((bar, at) => (
          <span key={bar.first}>{shown[at] && rangeOf(bar)}</span>
        ))}
      </div>
    </div>
  )
}

/** The first bar, with no card left, looks like a win. */
function barClass({ first, marked }: Bar): string {
  return `${first === 0 ? 'bar none-left' : 'bar'}${marked ? ' marked' : ''}`
}

/** A bar of a single game can still be seen. */
function heightOf({ games }: Bar, most: number): number {
  return games === 0 ? 0 : Math.max(2, (games / most) * HEIGHT)
}

/** A line from a bar up to its words. */
function leader(bars: readonly Bar[], at: number, most: number): string {
  const [x, top] = [at * STEP + (STEP - GAP) / 2, HEIGHT * (1 - clearance(bars, at) / most)]
  return `M${x} ${HEIGHT}V${top}`
}

interface LabelProps {
  at: number
  bars: readonly Bar[]
  /** As a share of the picture. */
  height: number
  words: string
  kind: 'count' | 'mark'
}

/** Words above a bar; near the right edge they end there. */
function Label({ at, bars, height, words, kind }: LabelProps) {
  const place = (at + 0.5) / bars.length
  return (
    <span
      class={kind}
      data-side={sideOf(at, bars.length)}
      data-high={height === 1 || undefined}
      style={{ '--at': place, '--height': height }}
    >
      {words}
    </span>
  )
}
