// The link for friends.

import { useEffect, useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { copy } from '../copy.ts'
import { say } from '../words.ts'

export function InviteLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const take = async () => {
    if (!(await copy(link))) return
    setCopied(true)
    announce(say('page-copied'))
  }
  return (
    <div class="invite">
      <label for="invite-link">{say('page-room-link')}</label>
      <div class="row">
        <input id="invite-link" readOnly value={link} data-link="" onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="press" onClick={take}>
          {say(copied ? 'page-copied' : 'page-copy')}
        </button>
        {'share' in navigator && (
          <button type="button" class="press" onClick={() => share(link)}>
            {say('page-room-share')}
          </button>
        )}
      </div>
    </div>
  )
}

function share(url: string): void {
  // Who changes their mind is no error.
  navigator.share({ title: 'Tenback', url }).catch(() => undefined)
}
