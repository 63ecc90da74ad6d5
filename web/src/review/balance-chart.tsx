// How a result came about: bars that add up, from the average deal to the result.

import { percent } from '../percent.ts'
import type { Review } from '../wire.ts'
import { say } from '../words.ts'
import { type Bar, barsOf, scaleOf, type Term } from './balance.ts'
import { seenFrom } from './curve.ts'
import { gained } from './sentences.ts'

/** Luck, skill, neither, or the whole. */
const kinds: Record<Term, 'luck' | 'skill' | 'rest' | 'whole'> = {
  mean: 'whole',
  deal: 'luck',
  draws: 'luck',
  skill: 'skill',
  rest: 'rest',
  result: 'whole',
}

const names: Record<Term, string> = {
  mean: 'review-mean',
  deal: 'review-deal',
  draws: 'review-draws',
  skill: 'review-skill',
  rest: 'review-rest',
  result: 'review-result',
}

export function Balance({ review, flipped }: { review: Review; flipped: boolean }) {
  const bars = barsOf(review, flipped)
  const { low, high } = scaleOf(bars)
  const place = (chance: number) => (chance - low) / (high - low)
  return (
    <section class="balance" aria-labelledby="balance-heading">
      <h3 id="balance-heading">{say('page-review-balance')}</h3>
      <dl style={{ '--zero': place(0), '--one': place(1) }}>
        {bars.map((bar) => (
          <div key={bar.term} class="term" data-kind={kinds[bar.term]}>
            <dt>{say(names[bar.term])}</dt>
            <dd>
              <span class="scale" aria-hidden="true">
                <span class="bar" style={{ '--from': place(lower(bar)), '--to': place(upper(bar)) }} />
              </span>
              <span class="value">{amount(bar)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p class="adjusted">
        {say('review-adjusted')}: <b>{percent(seenFrom(review.adjusted, flipped))}</b>
      </p>
      <p class="quiet">{say('page-review-adjusted-why')}</p>
      <p class="quiet">{say('page-review-rest-why')}</p>
    </section>
  )
}

const lower = ({ from, to }: Bar) => Math.min(from, to)
const upper = ({ from, to }: Bar) => Math.max(from, to)

function amount({ term, from, to }: Bar): string {
  return kinds[term] === 'whole' ? percent(to) : gained(to - from)
}
