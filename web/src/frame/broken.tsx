// An error boundary: a screen that cannot be rendered is replaced by a message.

import type { ComponentChildren } from 'preact'
import { useErrorBoundary } from 'preact/hooks'
import { say } from '../words.ts'

export function Guarded({ children }: { children: ComponentChildren }) {
  const [fault] = useErrorBoundary((why) => console.error(why))
  return fault === undefined ? children : <Broken />
}

function Broken() {
  return (
    <main class="page short">
      <h1>{say('page-broken')}</h1>
      <p role="alert">{say('page-broken-more')}</p>
      <p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {say('page-reload')}
        </button>
        <a class="button" href="/">
          {say('page-home')}
        </a>
      </p>
    </main>
  )
}
