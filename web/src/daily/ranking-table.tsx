// A ranking as a table.

import { gameOf } from '../deals.ts'
import { resultWords } from '../result-words.ts'
import { personName } from '../sitter-name.ts'
import type { DailyEntry, DailyRanking } from '../wire.ts'
import { language, say } from '../words.ts'

export function RankingTable({ ranking: { deal, entries, total } }: { ranking: DailyRanking }) {
  if (entries.length === 0) return <p class="none">{say('page-daily-empty')}</p>
  return (
    <>
      <table class="ranking" aria-labelledby="ranking">
        <thead>
          <tr>
            <th scope="col">{say('page-daily-rank')}</th>
            <th scope="col">{say('page-daily-who')}</th>
            <th scope="col">{say('page-daily-result')}</th>
            <th scope="col" class="number">
              {say('page-daily-column-points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => (
            <tr key={at} class={kindOf(entry)}>
              <td class="rank">{entry.score.rank}</td>
              <th scope="row">{whoIs(entry)}</th>
              <td>{resultWords(gameOf(deal).game, entry.score)}</td>
              <td class="number">{Math.round(entry.score.points * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length < total && <p class="none">{say('page-daily-of-all', { shown: entries.length, total })}</p>}
    </>
  )
}

function kindOf({ you, level }: DailyEntry): string {
  if (you) return 'you'
  return level ? 'bot' : ''
}

/** Bots are marked as such; a team has several names. */
function whoIs({ names, level, you }: DailyEntry): string {
  if (level) return say('page-bot', { bot: say('level', { level }) })
  const list = new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names.map(personName))
  return you ? say('page-daily-you', { name: list }) : list
}
