// The accuracy of reviewed games: a dot for each, and their moving average as a line.

import { percent } from '../percent.ts'
import type { AccuracyPoint } from '../wire.ts'
import { language, say } from '../words.ts'
import { AsTable } from './as-table.tsx'
import { across, averages, floorOf, height, WINDOW } from './trend.ts'

/** The size of the picture in its own measure; the page stretches it. */
const WIDTH = 1000
const HEIGHT = 100

export function AccuracyChart({ points }: { points: readonly AccuracyPoint[] }) {
  const title = say('page-statistics-accuracy')
  return (
    <section class="chart accuracy" aria-labelledby="accuracy-heading">
      <h2 id="accuracy-heading">{title}</h2>
      {points.length === 0 ? (
        <p class="quiet">{say('page-statistics-accuracy-none')}</p>
      ) : (
        <>
          <p class="quiet">{say('page-statistics-accuracy-why', { count: Math.min(WINDOW, points.length) })}</p>
          <Picture points={points} title={title} />
          <AsTable
            title={title}
            columns={[say('page-statistics-game-of'), title]}
            rows={points.toReversed().map((point) => [<Played key={point.ended} point={point} />, value(point)])}
          />
        </>
      )}
    </section>
  )
}

const value = ({ accuracy }: AccuracyPoint) => percent(accuracy / 100)

function day(ended: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(ended))
}

/** When a game was played, with a link to its review. On the profiles of others there is none: its record has more names. */
function Played({ point: { table, number, ended } }: { point: AccuracyPoint }) {
  if (table === undefined) return <>{day(ended)}</>
  return <a href={`/t/${encodeURIComponent(table)}/${number}?review`}>{day(ended)}</a>
}

function Picture({ points, title }: { points: readonly AccuracyPoint[]; title: string }) {
  const values = points.map(({ accuracy }) => accuracy)
  const means = averages(values)
  const floor = floorOf(values)
  const last = means.at(-1) ?? 0
  const place = (at: number, value: number) =>
    `${round(across(at, points.length) * WIDTH)} ${round((1 - height(value, floor)) * HEIGHT)}`
  return (
    <div class="trend">
      <svg
        role="img"
        aria-label={say('page-statistics-picture', { title })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path class="ground" d={`M0 ${HEIGHT}H${WIDTH}M0 0H${WIDTH}`} />
        <path class="dots" d={values.map((value, at) => `M${place(at, value)}h0.01`).join('')} />
        <path class="line" d={`M${means.map((value, at) => place(at, value)).join('L')}`} />
      </svg>
      <div class="over" aria-hidden="true">
        <span class="top">{percent(1)}</span>
        <span class="floor">{percent(floor / 100)}</span>
        <span
          class="now"
          data-under={height(last, floor) > 0.6 || undefined}
          style={{ '--height': height(last, floor) }}
        >
          {percent(last / 100)}
        </span>
      </div>
      <Days points={points} />
    </div>
  )
}

/** When the first and the last of the games were played. */
function Days({ points }: { points: readonly AccuracyPoint[] }) {
  const days = [points[0], points.at(-1)].map((point) => day(point?.ended ?? 0))
  return (
    <p class="axis" aria-hidden="true">
      {[...new Set(days)].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
