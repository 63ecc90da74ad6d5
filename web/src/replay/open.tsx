// No game is open yet, or what was opened is none.

import { ChooseRecord } from '../record-file.tsx'
import { Refused, UNREACHABLE } from '../server.ts'
import { say } from '../words.ts'

export function OpenRecord() {
  return (
    <div class="open-record">
      <h1>{say('page-replay-open')}</h1>
      <p>{say('page-replay-open-why')}</p>
      <FileInput />
    </div>
  )
}

/** What went wrong, in words, and what to do. `file`: the game came from a file, not from a table. */
export function NoGame({ why, file, again }: { why: unknown; file: boolean; again: () => void }) {
  return (
    <div class="open-record" role="alert">
      <h1>{say(file ? 'page-replay-unreadable' : 'page-replay-not-found')}</h1>
      <p class="why">{words(why)}</p>
      {isUnreachable(why) && (
        <button type="button" class="button" onClick={again}>
          {say('page-replay-try-again')}
        </button>
      )}
      <FileInput />
    </div>
  )
}

const isUnreachable = (why: unknown) => !(why instanceof Refused) || why.code === UNREACHABLE

function words(why: unknown): string {
  if (!(why instanceof Refused) || isUnreachable(why)) return say('page-unreachable')
  return why.code === 'too-big' ? say('page-record-too-large') : why.message
}

const FileInput = () => <ChooseRecord class="choose-file" words={say('page-replay-choose')} />
