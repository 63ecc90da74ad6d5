// One puzzle: what is asked for, above the real board.

import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Play } from '../board/play.tsx'
import { go, rewrite } from '../route.ts'
import { server } from '../server.ts'
import { setTitle } from '../title.ts'
import type { Puzzle, PuzzleTheme } from '../wire.ts'
import { language, say } from '../words.ts'
import { PuzzleGame } from './game.ts'
import { Task } from './task.tsx'

interface Props {
  /** The id of a puzzle, `today` or `next`. */
  address: string
  theme: PuzzleTheme | null
}

export function Solving({ address, theme }: Props) {
  const today = useRef('')
  const game = useMemo(() => {
    const opened = ({ id }: Puzzle) => {
      if (address === 'today' && today.current === '') today.current = id
      if (today.current !== id) rewrite(`/puzzles/${id}${theme ? `?theme=${theme}` : ''}`)
    }
    return new PuzzleGame(server, opened)
  }, [])
  useEffect(() => {
    if (address === 'next') game.next(theme)
    else game.open(address)
  }, [game])
  useLanguage(game)
  const puzzle = game.puzzle.value
  const title = titleOf(puzzle, today.current)
  useEffect(() => setTitle(`${title} · Tenback`), [title])
  return (
    <main class="puzzle" data-stage={puzzle?.stage}>
      <div class="puzzle-head">
        <h1>{title}</h1>
        {puzzle && <p class="facts">{facts(puzzle)}</p>}
        <a href="/puzzles">{say('page-puzzles-all')}</a>
      </div>
      {puzzle ? (
        <>
          <Task game={game} puzzle={puzzle} onNext={() => game.next(theme)} />
          <OtherHand puzzle={puzzle} />
          <Play game={game} onRules={() => go(`/rules/${puzzle.rules.game}`)} />
        </>
      ) : (
        <Waiting game={game} />
      )}
    </main>
  )
}

function titleOf(puzzle: Puzzle | undefined, today: string): string {
  if (!puzzle) return say('page-puzzles')
  return puzzle.id === today ? say('page-puzzles-today') : say('page-puzzles-title', { id: puzzle.id })
}

function facts({ rules, themes, difficulty }: Puzzle): string {
  const named = themes.map((theme) => say('puzzles-theme', { theme }))
  return [
    say('game', { game: rules.game }),
    named.join(', '),
    say('page-puzzles-difficulty', { difficulty: String(difficulty) }),
  ].join(' · ')
}

/** The server's sentences are in the reader's language, also after it was switched. */
function useLanguage(game: PuzzleGame): void {
  const spoken = language.value
  const first = useRef(spoken)
  useEffect(() => {
    if (first.current !== spoken) game.again()
    first.current = spoken
  }, [spoken])
}

/** The hand of the other seat, which is open. */
function OtherHand({ puzzle: { hands, seat, rules } }: { puzzle: Puzzle }) {
  const cards = hands[2 - seat]
  if (rules.seats !== 2 || !cards) return null
  return (
    <section class="other-hand" aria-labelledby="other-hand">
      <h2 id="other-hand">
        {say(rules.game === 'face-to-face' ? 'page-puzzles-their-hand' : 'page-puzzles-other-hand')}
      </h2>
      <ul>
        {cards.map((card) => (
          <li key={card}>{card}</li>
        ))}
        {cards.length === 0 && <li class="none">–</li>}
      </ul>
    </section>
  )
}

function Waiting({ game }: { game: PuzzleGame }) {
  if (game.failure.value === '') return <p class="puzzle-waiting">{say('page-puzzles-loading')}</p>
  return (
    <p class="puzzle-waiting">
      {game.failure.value}{' '}
      <button type="button" class="button" onClick={() => game.repeat()}>
        {say('page-puzzles-retry')}
      </button>
    </p>
  )
}
