// Saying something to the others.

import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { LONGEST_MESSAGE } from '../wire.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import { Icon } from './icons.tsx'
import { plays, replaced } from './own-seat.ts'
import type { Session } from './session.ts'
import { muted } from './signals.tsx'

/** From how many characters before the end on they are counted. */
const COUNTED = 40

interface Props {
  session: Session
  state: TableState
}

export function ChatForm({ session, state }: Props) {
  const silence = silenced(state)
  return silence === undefined ? <Form session={session} /> : <p class="chat-silence">{say(silence)}</p>
}

/** Why nothing can be said now. */
function silenced(state: TableState): string | undefined {
  const duel = state.table.rules.game === 'face-to-face'
  if (state.table.talk === 'none' || (duel && state.table.talk === 'signals')) return 'page-chat-none'
  if (state.table.talk === 'signals') return 'page-chat-signals'
  if (replaced(state)) return 'page-chat-bot'
  if (!plays(state)) return 'page-chat-look'
  return muted(state) ? 'page-signal-muted' : undefined
}

/** What was typed is kept until it was said: what is held back can be changed. */
function Form({ session }: { session: Session }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const problem = session.speechRefusal.value
  const sending = session.pending.value.has('say')
  useEffect(() => {
    if (problem === '') return
    announce(problem)
    field.current?.focus()
  }, [problem])
  const submit = (event: Event) => {
    event.preventDefault()
    if (text.trim() === '' || sending) return
    const id = session.want({ kind: 'say', text: text.trim() })
    session.after(id, () => setText(''))
  }
  return (
    <form class="chat" onSubmit={submit}>
      <input
        ref={field}
        value={text}
        maxLength={LONGEST_MESSAGE}
        aria-label={say('page-chat-say')}
        placeholder={say('page-chat-say')}
        autocomplete="off"
        enterkeyhint="send"
        aria-invalid={problem !== ''}
        aria-describedby="chat-problem"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="press icon primary" aria-label={say('page-chat-send')} aria-busy={sending}>
        <Icon name="send" />
      </button>
      <p id="chat-problem" class={problem === '' ? 'quiet-words' : 'problem'}>
        {problem || counted(text, sending)}
      </p>
    </form>
  )
}

function counted(text: string, sending: boolean): string {
  if (sending) return say('page-sent')
  const count = LONGEST_MESSAGE - text.length
  return count <= COUNTED ? say('page-chat-left', { count }) : ''
}
