// Saying something to the others.

import { may } from '../permission.ts'
import { LONGEST_MESSAGE } from '../wire.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import { Icon } from './icons.tsx'
import { useMendedField } from './mended-field.ts'
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

/** Why this client may not chat now; nothing if it may. */
function silenced(state: TableState): string | undefined {
  if (may(state, 'say')) return undefined
  const duel = state.table.rules.game === 'face-to-face'
  if (state.table.talk === 'none' || (duel && state.table.talk === 'signals')) return 'page-chat-none'
  if (state.table.talk === 'signals') return 'page-chat-signals'
  if (state.you.seat !== null && state.table.silenced?.includes(state.you.seat)) return 'page-chat-silenced'
  if (replaced(state)) return 'page-chat-bot'
  return plays(state) && muted(state) ? 'page-signal-muted' : 'page-chat-look'
}

/** What was typed is kept until it was said: what is held back can be changed. */
function Form({ session }: { session: Session }) {
  const text = session.draft.value
  const problem = session.speechRefusal.value
  const field = useMendedField(problem)
  const sending = session.pending.value.has('say')
  const submit = (event: Event) => {
    event.preventDefault()
    if (text.trim() === '' || sending) return
    const id = session.want({ kind: 'say', text: text.trim() })
    session.after(id, () => {
      // What was typed meanwhile has not been said.
      if (session.draft.value === text) session.draft.value = ''
    })
  }
  const onEscape = (event: KeyboardEvent) => {
    // A sheet is closed by it, which leads back as well.
    if (event.key !== 'Escape' || !(event.currentTarget instanceof Element)) return
    if (!event.currentTarget.closest('dialog') && focusTable()) event.preventDefault()
  }
  return (
    <form class="chat" onSubmit={submit} onKeyDown={onEscape}>
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
        onInput={(event) => session.write(event.currentTarget.value)}
      />
      <button type="submit" class="button icon primary" aria-label={say('page-chat-send')} aria-busy={sending}>
        <Icon name="send" />
      </button>
      <p id="chat-problem" class={problem === '' ? 'quiet-words' : 'problem'}>
        {problem || counted(text, sending)}
      </p>
    </form>
  )
}

/** Whoever has spoken, or not, goes on with their cards, or with what else there is to do. Says whether there was anything. */
function focusTable(): boolean {
  const find = (what: string) => document.querySelector<HTMLElement>(`.table-main ${what}`)
  const next = find('.held[aria-pressed="true"]') ?? find('.held') ?? find('.pile-button') ?? find('button:enabled')
  next?.focus()
  return next !== null
}

function counted(text: string, sending: boolean): string {
  if (sending) return say('page-sent')
  const count = LONGEST_MESSAGE - text.length
  return count <= COUNTED ? say('page-chat-left', { count }) : ''
}
