// How well one has done so far: days in a row, and the rating.

import type { DailyStanding } from '../wire.ts'
import { say } from '../words.ts'

export function Standing({ standing }: { standing: DailyStanding | undefined }) {
  const { streak = 0, longest_streak: longest = 0, rating } = standing ?? {}
  const whole = (value: number) => String(Math.round(value))
  return (
    <dl class="standing">
      <div>
        <dt>{say('page-daily-streak')}</dt>
        <dd>
          <strong>{say('page-daily-days', { count: streak })}</strong>
          {longest > streak && <small>{say('page-daily-longest', { count: longest })}</small>}
        </dd>
      </div>
      <div>
        <dt>{say('page-daily-rating')}</dt>
        {rating ? (
          <dd>
            <strong>{whole(rating.rating)}</strong>
            <small>
              {say('page-daily-interval', { low: whole(rating.low), high: whole(rating.high) })}{' '}
              {say('page-daily-rated', { count: rating.deals })}
            </small>
          </dd>
        ) : (
          <dd>
            <strong aria-hidden="true">–</strong>
            <small>{say('page-daily-unrated')}</small>
          </dd>
        )}
      </div>
    </dl>
  )
}
