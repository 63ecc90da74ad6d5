// Lessons one plays: the list, or one of them.

import './lessons.css'
import { useEffect } from 'preact/hooks'
import { GamePicture } from '../game-picture.tsx'
import { gameOf } from '../lesson-games.ts'
import { completed, endOffer, keptMoves } from '../lesson-progress.ts'
import type { Route } from '../route.ts'
import { LESSONS, type LessonName } from '../wire.ts'
import { say } from '../words.ts'
import { LessonPlay } from './lesson-play.tsx'

export function LessonsScreen({ route: { lesson } }: { route: Route & { screen: 'learn' } }) {
  useEffect(endOffer, [])
  return lesson ? <LessonPlay key={lesson} name={lesson} /> : <LessonList />
}

function LessonList() {
  return (
    <main class="page lesson-list">
      <h1>{say('page-lessons')}</h1>
      <p>{say('page-lessons-lead')}</p>
      <ol>
        {LESSONS.map((name) => (
          <LessonEntry key={name} name={name} />
        ))}
      </ol>
    </main>
  )
}

function LessonEntry({ name }: { name: LessonName }) {
  const done = completed.value.includes(name)
  const begun = keptMoves(name).length > 0
  return (
    <li>
      <a class="lesson-link" href={`/learn/${name}`}>
        <GamePicture game={gameOf(name)} />
        <span class="what">
          <strong>{say('lesson-title', { lesson: name })}</strong>
          <span>{say('lesson-about', { lesson: name })}</span>
        </span>
        {done ? (
          <span class="badge done">✓ {say('page-lessons-done')}</span>
        ) : (
          begun && <span class="badge">{say('page-lessons-begun')}</span>
        )}
      </a>
    </li>
  )
}
