// The link for friends.

import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { say } from '../words.ts'

export function InviteLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    if (!(await copyText(link, field.current))) return
    setCopied(true)
    announce(say('page-room-copied'))
  }
  return (
    <div class="invite">
      <label for="invite-link">{say('page-room-link')}</label>
      <div class="row">
        <input
          id="invite-link"
          ref={field}
          readOnly
          value={link}
          data-link=""
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="press" onClick={copy}>
          {say(copied ? 'page-room-copied' : 'page-room-copy')}
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

/** Copies; without the clipboard, which plain HTTP in a local network has not, by what is selected. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.select()
    return document.execCommand('copy')
  }
}

function share(url: string): void {
  // Who changes their mind is no error.
  navigator.share({ title: 'Tenback', url }).catch(() => undefined)
}
