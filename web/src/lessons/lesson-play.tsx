// One lesson: the coach above the real board.

import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Play } from '../board/play.tsx'
import { gameOf } from '../lesson-games.ts'
import { complete, keepMoves, keptMoves } from '../lesson-progress.ts'
import { go } from '../route.ts'
import { server } from '../server.ts'
import { setTitle } from '../title.ts'
import { LESSONS, type LessonName, type PileName } from '../wire.ts'
import { language, say } from '../words.ts'
import { Coach } from './coach.tsx'
import { LessonGame } from './game.ts'

export function LessonPlay({ name }: { name: LessonName }) {
  const game = useMemo(() => new LessonGame(name, server.lesson, (moves) => keepMoves(name, moves)), [name])
  useEffect(() => {
    game.start(keptMoves(name))
  }, [game])
  useLanguage(game)
  const title = say('lesson-title', { lesson: name })
  useEffect(() => setTitle(`${title} · Tenback`), [title])
  const pile = useSignal<PileName>('a')
  const lesson = game.lesson.value
  const over = lesson?.request === 'nothing'
  useEffect(() => {
    if (!over) return
    complete(name)
    keepMoves(name, [])
  }, [over])
  const chosen = (which: PileName) => {
    pile.value = which
  }
  return (
    <main class="lesson" data-request={lesson?.request}>
      <div class="lesson-head">
        <h1>{title}</h1>
        <a href="/learn">{say('page-lessons-all')}</a>
      </div>
      {lesson ? (
        <>
          <Coach game={game} lesson={lesson} pile={pile.value} onPile={chosen} />
          {over && <After name={name} again={() => game.start([])} />}
          <Play game={game} onRules={() => go(`/rules/${gameOf(name)}`)} onPile={chosen} />
        </>
      ) : (
        <Waiting game={game} />
      )}
    </main>
  )
}

/** The coach speaks the reader's language, also after it was switched. */
function useLanguage(game: LessonGame): void {
  const spoken = language.value
  const first = useRef(spoken)
  useEffect(() => {
    if (first.current !== spoken) game.again()
    first.current = spoken
  }, [spoken])
}

function Waiting({ game }: { game: LessonGame }) {
  if (game.failure.value === '') return <p class="lesson-waiting">{say('page-lessons-loading')}</p>
  return (
    <p class="lesson-waiting">
      {game.failure.value}{' '}
      <button type="button" class="button" onClick={() => game.retry()}>
        {say('page-lessons-retry')}
      </button>
    </p>
  )
}

/** What to do once a lesson is complete. */
function After({ name, again }: { name: LessonName; again: () => void }) {
  const first = useRef<HTMLAnchorElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const next = LESSONS[LESSONS.indexOf(name) + 1]
  return (
    <nav class="after-lesson" aria-label={say('page-lessons-after')}>
      <a ref={first} class="button primary" href={`/?game=${gameOf(name)}`}>
        {say('page-lessons-play')}
      </a>
      {next && (
        <a class="button" href={`/learn/${next}`}>
          {say('page-lessons-next-lesson', { lesson: next })}
        </a>
      )}
      <button type="button" class="button" onClick={again}>
        {say('page-lessons-again')}
      </button>
    </nav>
  )
}
