// The rules, on a page of their own.

import '../style/rules.css'
import { useChapter } from '../chapter.ts'
import { GamePicture } from '../game-picture.tsx'
import { take } from '../home/start.ts'
import { go } from '../route.ts'
import { GAMES, type Game } from '../wire.ts'
import { say } from '../words.ts'
import { RulesBody } from './body.tsx'
import { texts } from './texts.ts'

export function RulesScreen({ game }: { game: Game }) {
  if (!useChapter(texts)) return <main class="waiting" />
  const play = () => {
    take({ game })
    go('/')
  }
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
      <RulesBody game={game} level="h2" />
      <p class="then">
        <button type="button" class="action" onClick={play}>
          {say('page-rules-play')}
        </button>
      </p>
    </main>
  )
}
