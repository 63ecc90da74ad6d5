// The link for friends.

import { useCopy } from '../copy.ts'
import { say } from '../words.ts'
import { onlyHere } from './only-here.ts'

export function InviteLink({ link }: { link: string }) {
  const [words, take] = useCopy(() => link)
  return (
    <div class="invite">
      <label for="invite-link">{say('page-room-link')}</label>
      <div class="row">
        <input id="invite-link" readOnly value={link} data-link="" onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="button" onClick={take}>
          {words}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => share(link)}>
            {say('page-room-share')}
          </button>
        )}
      </div>
      {onlyHere(new URL(link).hostname) && <OnlyHere />}
    </div>
  )
}

/** What lets others in. */
const FOR_OTHERS = 'tenback serve --lan'

function OnlyHere() {
  const [before, after] = say('page-room-only-here', { command: FOR_OTHERS }).split(FOR_OTHERS)
  return (
    <p class="only-here">
      {before}
      <code>{FOR_OTHERS}</code>
      {after}
    </p>
  )
}

function share(url: string): void {
  // Who changes their mind is no error.
  navigator.share({ title: 'Tenback', url }).catch(() => undefined)
}
