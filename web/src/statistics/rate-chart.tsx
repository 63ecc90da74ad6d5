// How often one wins, with and without luck: two rates with their intervals on one scale.

import { percent } from '../percent.ts'
import type { GameStatistics, Rate } from '../wire.ts'
import { say } from '../words.ts'

/** The size of the picture in its own measure; the page stretches it. */
const WIDTH = 100
const HEIGHT = 10

export function RateChart({ entry: { rate, adjusted } }: { entry: GameStatistics }) {
  return (
    <section class="chart rates" aria-labelledby="rates-heading">
      <h2 id="rates-heading">{say('page-statistics-rate')}</h2>
      <dl>
        <Row kind="won" name={say('page-statistics-rate-won')} rate={rate} />
        {adjusted && <Row kind="adjusted" name={say('page-statistics-rate-adjusted')} rate={adjusted} />}
      </dl>
      <p class="axis" aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <span key={share}>{percent(share)}</span>
        ))}
      </p>
      <p class="quiet">{say('page-statistics-interval-why')}</p>
      <p class="quiet">
        {adjusted
          ? say('page-statistics-adjusted-why', { count: adjusted.games })
          : say('page-statistics-adjusted-later')}
      </p>
    </section>
  )
}

function Row({ kind, name, rate }: { kind: string; name: string; rate: Rate }) {
  const [low, middle, high] = [rate.low, rate.rate, rate.high].map((share) => WIDTH * Math.max(0, Math.min(1, share)))
  const y = HEIGHT / 2
  return (
    <div class="rate" data-kind={kind}>
      <dt>{name}</dt>
      <dd>
        <span class="value">
          <b>{percent(rate.rate)}</b>{' '}
          <small>{say('page-statistics-interval', { low: percent(rate.low), high: percent(rate.high) })}</small>
        </span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="scale" d={`M0 ${y}H${WIDTH}M0 0V${HEIGHT}M${WIDTH / 2} 0V${HEIGHT}M${WIDTH} 0V${HEIGHT}`} />
          <path class="interval" d={`M${low} ${y}H${high}`} />
          <path class="dot" d={`M${middle} ${y}h0.001`} />
        </svg>
      </dd>
    </div>
  )
}
