import { say } from '../words.ts'

/** An address at which there is nothing. */
export function Nothing() {
  return (
    <main class="page short">
      <h1>{say('page-nothing')}</h1>
      <p>{say('page-nothing-why')}</p>
      <p>
        <a class="button primary" href="/">
          {say('page-to-start')}
        </a>
      </p>
    </main>
  )
}
