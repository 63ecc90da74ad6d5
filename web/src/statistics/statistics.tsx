// Statistics of a game with a number of seats, with the others to choose from; one's own, or somebody's public ones.

import './statistics.css'
import './charts.css'
import { GamePicture } from '../game-picture.tsx'
import { percent } from '../percent.ts'
import { personName } from '../sitter-name.ts'
import type { Companion, GameStatistics } from '../wire.ts'
import { language, say } from '../words.ts'
import { AccuracyChart } from './accuracy-chart.tsx'
import { addressOf, shownOf } from './entry.ts'
import { LeftChart } from './left-chart.tsx'
import { RateChart } from './rate-chart.tsx'

interface Props {
  games: readonly GameStatistics[]
  /** The path of the screen. */
  path: string
  /** Which game to show, and what to mark. */
  search: string
}

export function StatisticsOf({ games, path, search }: Props) {
  const { entry, marked } = shownOf(games, search)
  if (!entry) return null
  return (
    <>
      <nav aria-label={say('page-statistics-choose')}>
        <ul class="entries">
          {games.map((one) => (
            <li key={`${one.game} ${one.seats}`}>
              <EntryLink entry={one} path={path} shown={one === entry} />
            </li>
          ))}
        </ul>
      </nav>
      <Entry key={`${entry.game} ${entry.seats}`} entry={entry} marked={marked} />
    </>
  )
}

function EntryLink({ entry, path, shown }: { entry: GameStatistics; path: string; shown: boolean }) {
  return (
    <a class="entry" href={addressOf(path, entry)} aria-current={shown || undefined}>
      <GamePicture game={entry.game} />
      <span>
        <strong>{say('game', { game: entry.game })}</strong>
        {entry.game !== 'face-to-face' && <small>{say('page-statistics-seats', { seats: entry.seats })} </small>}
        <small>{say('page-statistics-games', { count: entry.played })}</small>
      </span>
    </a>
  )
}

function Entry({ entry, marked }: { entry: GameStatistics; marked: number | null }) {
  return (
    <div class="entry-shown">
      <Figures entry={entry} />
      <div class="plots">
        <RateChart entry={entry} />
        <LeftChart entry={entry} marked={marked} />
        <AccuracyChart points={entry.accuracy} />
        {entry.with.length > 0 && <With game={entry.game} companions={entry.with} />}
      </div>
    </div>
  )
}

function Figures({ entry: { played, won, streak, longest_streak, ten_backs } }: { entry: GameStatistics }) {
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(language.value, { maximumFractionDigits: digits }).format(value)
  const figures: [string, string, string?][] = [
    [say('page-statistics-played'), number(played)],
    [say('page-statistics-won'), number(won)],
    [say('page-statistics-streak'), number(streak), say('page-statistics-longest', { streak: number(longest_streak) })],
    [
      say('page-statistics-backs'),
      number(ten_backs),
      say('page-statistics-per-game', { number: number(ten_backs / Math.max(1, played), 1) }),
    ],
  ]
  return (
    <dl class="figures">
      {figures.map(([what, value, more]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <b>{value}</b>
            {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The people one played with most often. */
function With({ game, companions }: { game: GameStatistics['game']; companions: readonly Companion[] }) {
  const title = say(game === 'face-to-face' ? 'page-statistics-against' : 'page-statistics-with')
  return (
    <section class="chart with" aria-labelledby="with-heading">
      <h2 id="with-heading">{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('page-statistics-name')}</th>
            <th scope="col">{say('page-statistics-count')}</th>
            <th scope="col">{say('page-statistics-wins')}</th>
          </tr>
        </thead>
        <tbody>
          {companions.map(({ name, played, won }, at) => (
            // Several people may have the same name.
            <tr key={`${at} ${name}`}>
              <th scope="row">{personName(name)}</th>
              <td>{played}</td>
              <td>
                {won} <small>{percent(won / Math.max(1, played))}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
