// Sending something to others: by what the device has for that, or by copying it.

import { useCopy } from './copy.ts'
import { say } from './words.ts'

interface Props {
  /** What is sent, with its link. */
  text: string
  /** The message of the button. */
  says: string
  class?: string
}

/** A button that shares a text where the device can do that, and copies it otherwise. */
export function SendButton({ text, says, class: kind = 'button' }: Props) {
  const [words, copy] = useCopy(() => text, { copy: says, copied: 'page-copied', failed: 'page-send-failed' })
  const send = () => {
    if (!('share' in navigator)) return copy()
    navigator.share({ text }).catch((why) => {
      // Who changes their mind is no error.
      if (!(why instanceof DOMException && why.name === 'AbortError')) copy()
    })
  }
  return (
    <button type="button" class={kind} onClick={send}>
      {words}
    </button>
  )
}

/** A link to look at, to copy, and to send. */
export function LinkToSend({ link, label, id }: { link: string; label: string; id: string }) {
  const [words, copy] = useCopy(() => link)
  return (
    <div class="link-to-send">
      <label for={id}>{label}</label>
      <div class="row">
        <input id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="button" onClick={copy}>
          {words}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => navigator.share({ title: 'Tenback', url: link }).catch(() => undefined)}
          >
            {say('page-send')}
          </button>
        )}
      </div>
    </div>
  )
}
