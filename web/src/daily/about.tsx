// How deals of the day work, what their ranking is worth, and the seals of tomorrow's.

import { say } from '../words.ts'
import type { Today } from './day.tsx'

export function About({ today }: { today: Today }) {
  return (
    <section class="about" aria-labelledby="daily-about">
      <h2 id="daily-about">{say('page-daily-about')}</h2>
      <ul>
        <li>{say('page-daily-about-same')}</li>
        <li>{say('page-daily-about-score')}</li>
        <li>{say('page-daily-about-sealed')}</li>
      </ul>
      <h3>{say('page-daily-worth')}</h3>
      <p>
        {say('page-daily-worth-more')} <a href="/groups">{say('page-daily-groups')}</a>
      </p>
      <Seals today={today} />
    </section>
  )
}

/** The commitments of today and tomorrow, for those who want to check them later. */
function Seals({ today }: { today: Today }) {
  const list = (heading: string, deals: readonly { deal: Today['deals'][number]['deal']; commitments: string[] }[]) =>
    deals.length > 0 && (
      <>
        <h4>{say(heading)}</h4>
        <dl>
          {deals.map(({ deal, commitments }) => (
            <div key={deal}>
              <dt>{say('page-deal', { deal })}</dt>
              {commitments.map((seal) => (
                <dd key={seal}>
                  <code>{seal}</code>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </>
    )
  return (
    <details class="seals">
      <summary>{say('page-daily-seals')}</summary>
      <p>{say('page-daily-seals-how')}</p>
      {list('page-daily-seals-today', today.deals)}
      {list('page-daily-seals-tomorrow', today.tomorrow)}
    </details>
  )
}
