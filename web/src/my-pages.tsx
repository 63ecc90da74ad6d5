// The heading of the screens about one's own games, with links from one to the other.

import './my-pages.css'
import { say } from './words.ts'

const pages = { games: 'page-my-games', statistics: 'page-statistics' } as const

export function MyPages({ shown }: { shown: keyof typeof pages }) {
  return (
    <header class="my-pages">
      <h1>{say(pages[shown])}</h1>
      <nav aria-label={say('page-my-pages')}>
        {(['games', 'statistics'] as const).map((name) => (
          <a key={name} href={`/${name}`} aria-current={name === shown ? 'page' : undefined}>
            {say(pages[name])}
          </a>
        ))}
      </nav>
    </header>
  )
}
