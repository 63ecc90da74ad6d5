// Why a table cannot be shown, with a link to home.

import { useEffect } from 'preact/hooks'
import { announce } from '../announce.ts'
import { NO_COOKIES } from '../me.ts'
import { UNREACHABLE } from '../server.ts'
import { say } from '../words.ts'

/** The heading for an error code, and a sentence if the server sends none. */
const words: Record<string, [heading: string, more?: string]> = {
  'no-such-table': ['page-table-gone', 'page-table-gone-more'],
  'no-such-page': ['page-table-gone', 'page-table-gone-more'],
  kicked: ['page-table-kicked'],
  barred: ['page-table-kicked'],
  'barred-from': ['page-table-barred'],
  'invite-needed': ['page-table-invite'],
  'table-closed': ['page-table-shut'],
  banned: ['page-table-banned'],
  'no-spectators': ['page-table-closed', 'page-table-closed-more'],
  'who-are-you': ['page-table-stranger', 'page-table-stranger-more'],
  [NO_COOKIES]: ['page-no-cookies', 'page-no-cookies-more'],
  [UNREACHABLE]: ['page-table-unreachable', 'page-line-trying'],
}

/** Codes after which trying again is no use. */
const FINAL = ['no-such-table', 'no-such-page', 'kicked', 'barred', 'barred-from', 'table-closed', 'banned']

/** `again` retries; not offered for a table that is gone. */
export function NoTable({ code, text, again }: { code: string; text: string; again: () => void }) {
  const [heading, more] = (Object.hasOwn(words, code) && words[code]) || ['page-table-over']
  const title = say(heading)
  const sentence = more ? say(more) : text
  useEffect(() => announce(`${title} ${sentence}`), [title, sentence])
  const final = FINAL.includes(code)
  return (
    <main class="table table-waiting">
      <section class="sheet no-table" data-code={code}>
        <h1>{title}</h1>
        {sentence && <p>{sentence}</p>}
        <p class="row">
          <a class="button" href="/">
            {say('page-table-home')}
          </a>
          {!final && (
            <button type="button" class="button primary" onClick={again}>
              {say('page-table-again')}
            </button>
          )}
        </p>
      </section>
    </main>
  )
}
