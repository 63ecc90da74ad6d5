import { say } from '../words.ts'

/** The screen of an unknown address. */
export function Nothing() {
  return (
    <main class="page short">
      <h1>{say('page-nothing')}</h1>
      <p>{say('page-nothing-why')}</p>
      <p>
        <a class="button primary" href="/">
          {say('page-home')}
        </a>
      </p>
    </main>
  )
}
