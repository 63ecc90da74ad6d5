// What puzzles there are: the one of the day, and the themes; and how well one has done.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { GamePicture } from '../game-picture.tsx'
import { reason } from '../notice.ts'
import { server } from '../server.ts'
import { PUZZLE_THEMES, type PuzzleList, type PuzzleStanding, type PuzzleTheme } from '../wire.ts'
import { say } from '../words.ts'
import { kept, keptFor } from './progress.ts'

export function PuzzleThemes() {
  const list = useSignal<PuzzleList | undefined>(undefined)
  const failure = useSignal('')
  useEffect(() => {
    server.puzzles().then(
      (found) => {
        list.value = found
      },
      (why) => {
        failure.value = reason(why)
      },
    )
  }, [])
  return (
    <main class="page puzzle-list">
      <h1>{say('page-puzzles')}</h1>
      <p>{say('page-puzzles-lead')}</p>
      {list.value && <Standing standing={list.value.standing} />}
      {failure.value !== '' && <p class="objection">{failure.value}</p>}
      {list.value && <Today list={list.value} />}
      <h2>{say('page-puzzles-themes')}</h2>
      <ul class="themes">
        <Theme theme={null} count={list.value?.count} />
        {PUZZLE_THEMES.map((theme) => (
          <Theme key={theme} theme={theme} count={list.value?.themes.find((one) => one.theme === theme)?.count} />
        ))}
      </ul>
    </main>
  )
}

/** The rating: that of the person, or the one kept in this browser. */
function Standing({ standing }: { standing: PuzzleStanding | undefined }) {
  const { rating, deviation, tried, solved } = standing ?? kept.value
  if (tried === 0) return <p class="standing">{say('page-puzzles-unrated')}</p>
  return (
    <p class="standing">
      <strong>{say('page-puzzles-rating', { rating: rating.toFixed(), deviation: deviation.toFixed() })}</strong>{' '}
      <span>{say('page-puzzles-results', { solved, tried })}</span>{' '}
      {!standing && <span>{say('page-puzzles-here')}</span>}
    </p>
  )
}

function Today({ list: { today, standing } }: { list: PuzzleList }) {
  const { result } = standing ?? keptFor(today.id)
  return (
    <a class="puzzle-link today" href="/puzzles/today">
      <GamePicture game={today.game} />
      <span class="what">
        <strong>{say('page-puzzles-today')}</strong>
        <span>
          {say('game', { game: today.game })} ·{' '}
          {today.themes.map((theme) => say('puzzles-theme', { theme })).join(', ')} ·{' '}
          {say('page-puzzles-difficulty', { difficulty: String(today.difficulty) })}
        </span>
      </span>
      {result !== undefined && (
        <span class={result ? 'badge done' : 'badge'}>
          {result ? `✓ ${say('page-puzzles-badge-solved')}` : say('page-puzzles-badge-tried')}
        </span>
      )}
    </a>
  )
}

function Theme({ theme, count }: { theme: PuzzleTheme | null; count: number | undefined }) {
  const word = theme ?? 'all'
  return (
    <li>
      <a class="puzzle-link" href={theme ? `/puzzles/next?theme=${theme}` : '/puzzles/next'}>
        <span class="what">
          <strong class="theme-name">{say('puzzles-theme', { theme: word })}</strong>
          <span>{say('page-puzzles-about', { theme: word })}</span>
        </span>
        <span class="badge">{count !== undefined && say('page-puzzles-count', { count })}</span>
      </a>
    </li>
  )
}
