// The heading of the screens about one's own games, with links from one to the other.

import './my-pages.css'
import { useEffect, useState } from 'preact/hooks'
import { me, recognise } from './me.ts'
import { reason } from './notice.ts'
import { say } from './words.ts'

const pages = { games: 'page-my-games', statistics: 'page-statistics' } as const

export function MyPages({ shown }: { shown: keyof typeof pages }) {
  return (
    <>
      <Heading shown={shown} />
      <Unrecognised />
    </>
  )
}

/** Says so if the server could not be asked whose pages these are. */
function Unrecognised() {
  const [failure, setFailure] = useState('')
  useEffect(() => {
    if (me.peek() === undefined) recognise().catch((why) => setFailure(reason(why)))
  }, [])
  if (me.value !== undefined || failure === '') return null
  return (
    <p class="warning" role="alert">
      {failure}{' '}
      <button type="button" class="button small" onClick={() => location.reload()}>
        {say('page-reload')}
      </button>
    </p>
  )
}

function Heading({ shown }: { shown: keyof typeof pages }) {
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
