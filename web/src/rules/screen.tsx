// The rules as a screen.

import './rules.css'
import { GamePicture } from '../game-picture.tsx'
import { lessonOf } from '../lesson-games.ts'
import type { Route } from '../route.ts'
import { GAMES } from '../wire.ts'
import { say } from '../words.ts'
import { RulesBody } from './body.tsx'

export function RulesScreen({ route: { game } }: { route: Route & { screen: 'rules' } }) {
  return (
    <main class="page rules-screen">
      <nav aria-label={say('page-rules')}>
        {GAMES.map((other) => (
          <a key={other} href={`/rules/${other}`} aria-current={other === game ? 'page' : undefined}>
            <GamePicture game={other} />
            {say('game', { game: other })}
          </a>
        ))}
      </nav>
      <h1>{say('rules-title', { game })}</h1>
      <p>
        <a href={`/learn/${lessonOf(game)}`}>{say('page-rules-learn')}</a>
      </p>
      <RulesBody game={game} level="h2" />
      <p class="then">
        <a class="button primary" href={`/?game=${game}`}>
          {say('page-rules-play')}
        </a>
        <a class="button" href={`/learn/${lessonOf(game)}`}>
          {say('page-rules-learn')}
        </a>
      </p>
    </main>
  )
}
