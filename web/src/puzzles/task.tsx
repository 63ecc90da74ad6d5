// What a puzzle asks for, what came of the attempt, and what to do then.

import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../announce.ts'
import { useCopy } from '../copy.ts'
import type { Puzzle } from '../wire.ts'
import { say } from '../words.ts'
import type { PuzzleGame } from './game.ts'

interface Props {
  game: PuzzleGame
  puzzle: Puzzle
  onNext: () => void
}

const COPIES = { copy: 'page-puzzles-share', copied: 'page-copied', failed: 'page-copy-failed' }

export function Task({ game, puzzle, onNext }: Props) {
  const outcome = game.outcome.value
  useAnnounced(game, puzzle)
  const [share, copy] = useCopy(() => `${location.origin}/puzzles/${puzzle.id}`, COPIES)
  return (
    <section class="task" aria-label={say('page-puzzles-task')} data-outcome={outcome}>
      <p class="asks">{puzzle.task}</p>
      {outcome === undefined && puzzle.moves.length > 0 && <p class="verdict">{say('page-puzzles-right')}</p>}
      {outcome && <Verdict game={game} puzzle={puzzle} />}
      {puzzle.solution && <Solution game={game} puzzle={puzzle} solution={puzzle.solution} />}
      {game.failure.value !== '' && (
        <p class="objection">
          {game.failure.value}{' '}
          <button type="button" class="button" onClick={() => game.repeat()}>
            {say('page-puzzles-retry')}
          </button>
        </p>
      )}
      <div class="ways-on">
        {outcome === 'failed' && <Primary key="retry" text={say('page-puzzles-retry')} act={() => game.retry()} />}
        {(outcome === 'solved' || outcome === 'shown') && (
          <Primary key={puzzle.id} text={say('page-puzzles-next')} act={onNext} />
        )}
        {!puzzle.solution && (
          <button type="button" class="button" onClick={() => game.show()}>
            {say('page-puzzles-show')}
          </button>
        )}
        {outcome === 'failed' && (
          <button type="button" class="button" onClick={onNext}>
            {say('page-puzzles-next')}
          </button>
        )}
        <button type="button" class="button share" onClick={copy}>
          {share}
        </button>
      </div>
    </section>
  )
}

/** What comes next. It has the focus: those who play by keys press Enter. */
function Primary({ text, act }: { text: string; act: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" class="button primary" onClick={act}>
      {text}
    </button>
  )
}

function Verdict({ game, puzzle }: { game: PuzzleGame; puzzle: Puzzle }) {
  const outcome = game.outcome.value
  return (
    <p class="verdict">
      {outcome === 'solved' && <strong>{say('page-puzzles-solved')} </strong>}
      {puzzle.why} <span class="rated">{rated(game)}</span>
    </p>
  )
}

/** The rating after the attempt, and how much it has changed. */
function rated(game: PuzzleGame): string {
  const [before, after] = [game.before.value, game.standing.value]
  if (!before || !after) return ''
  if (before.result !== undefined) return say('page-puzzles-again')
  const rating = Math.round(after.rating)
  const change = rating - Math.round(before.rating)
  // As text: a rating is not grouped like a number.
  return say('page-puzzles-change', { rating: String(rating), change: change < 0 ? `−${-change}` : `+${change}` })
}

/** The moves of the solution: each shows the board after it. */
function Solution({ game, puzzle, solution }: { game: PuzzleGame; puzzle: Puzzle; solution: string[] }) {
  const shown = puzzle.stage === 'shown' ? puzzle.moves.length : undefined
  return (
    <ol class="solution" aria-label={say('page-puzzles-solution')}>
      {solution.map((move, place) => (
        // A solution never makes the same move twice, except for ends of turns.
        <li key={`${place} ${move}`}>
          <button
            type="button"
            class={shown !== undefined && place < shown ? 'move made' : 'move'}
            aria-pressed={shown === place + 1}
            onClick={() => game.show(solution.slice(0, place + 1))}
          >
            {move === 'end' ? say('page-turn-end') : move}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Screen readers hear what is asked for, and what came of it. */
function useAnnounced(game: PuzzleGame, { task, why }: Puzzle): void {
  const outcome = game.outcome.value
  useEffect(() => announce(task), [task])
  useEffect(() => {
    if (outcome) announce([outcome === 'solved' ? say('page-puzzles-solved') : '', why ?? ''].join(' ').trim())
  }, [outcome])
}
