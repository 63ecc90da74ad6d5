// What happened and what was said: a column beside the board, or a sheet where there is no room for one.

import { type ReadonlySignal, signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Entry, settled } from '../log/entries.ts'
import { contextOf, sentence } from '../log/sentences.ts'
import { route } from '../route.ts'
import { Refused, server } from '../server.ts'
import { say } from '../words.ts'
import { ChatForm } from './chat.tsx'
import { Dialog } from './dialog.tsx'
import { nameOf, type TableState } from './follow.ts'
import { Icon } from './icons.tsx'
import type { Session } from './session.ts'
import { wide } from './wide.ts'

interface Props {
  session: Session
  state: TableState
}

/** Pixels from the end of the log within which one is at its end. */
const AT_THE_END = 8

const open = signal(false)
/** Whether the column is open where there is room for one; until somebody says so, with company only. */
const column = signal<boolean | undefined>(undefined)
/** Up to which event all that was said has been read. */
const read = signal(0)

/** Opens the sheet, where there is no column. */
export function TalkButton({ state }: Props) {
  if (wide.value) return null
  const count = unread(state, read)
  const words = say(state.table.rules.seats > 1 ? 'page-bar-talk' : 'page-bar-log')
  const label = count > 0 ? `${words}: ${say('page-bar-unread', { count })}` : words
  return (
    <button type="button" class="button icon" aria-label={label} title={label} onClick={() => (open.value = true)}>
      <Icon name="talk" />
      {count > 0 && (
        <span class="badge" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  )
}

function unread({ chat, you }: TableState, upTo: ReadonlySignal<number>): number {
  return chat.filter((line) => line.seq > upTo.value && line.seat !== you.seat).length
}

export function TalkAside({ session, state }: Props) {
  const beside = column.value ?? state.table.rules.seats > 1
  const shown = wide.value ? beside : open.value
  useEffect(() => {
    // What was said before one came is not news.
    if (shown || read.value === 0) read.value = state.seq
  }, [shown, state.seq])
  useEffect(
    () => () => {
      open.value = false
      column.value = undefined
      read.value = 0
    },
    [],
  )
  const title = say('page-log')
  if (wide.value) {
    return (
      <aside class={beside ? 'talk' : 'talk slim'} aria-label={title}>
        <ColumnSwitch title={title} beside={beside} count={unread(state, read)} />
        {beside && <Talk session={session} state={state} />}
      </aside>
    )
  }
  return (
    <Dialog title={title} open={open.value} onClose={() => (open.value = false)} class="bottom-sheet">
      <Talk session={session} state={state} />
    </Dialog>
  )
}

/** The head of the column; folded up, all of it is a slim strip. */
function ColumnSwitch({ title, beside, count }: { title: string; beside: boolean; count: number }) {
  const news = count > 0 ? say('page-bar-unread', { count }) : ''
  return (
    <h2>
      <button
        type="button"
        class="talk-switch"
        aria-expanded={beside}
        title={say(beside ? 'page-log-hide' : 'page-log-show')}
        onClick={() => (column.value = !beside)}
      >
        <Icon name="talk" />
        <span>
          {title}
          {news && ` · ${news}`}
        </span>
        <Icon name="fold" />
      </button>
    </h2>
  )
}

function Talk({ session, state }: Props) {
  const entries = allOf(state)
  const list = useEnd(entries.length)
  const context = contextOf(state)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has only keys scrolls it with them */}
      <ol ref={list} class="log" tabIndex={0} aria-label={say('page-log')}>
        {state.earlierChat && <EarlierChat session={session} state={state} />}
        {entries.length === 0 && <li class="quiet-words">{say('page-log-empty')}</li>}
        {entries.map((entry) => {
          const text = sentence(entry, context)
          return text === null ? null : (
            <li key={entry.seq} class={`entry ${kindOf(entry, state.you.seat)}`}>
              {text}
            </li>
          )
        })}
      </ol>
      {state.table.rules.seats > 1 && <ChatForm session={session} state={state} />}
    </>
  )
}

/** Fetches the messages before those that are shown. */
function EarlierChat({ session, state }: Props) {
  const [problem, setProblem] = useState('')
  const place = route.value
  const first = state.chat[0]?.seq
  if (place.screen !== 'table' || first === undefined) return null
  const load = async () => {
    try {
      session.addEarlierChat(await server.chat(place.id, first))
    } catch (error) {
      setProblem((error instanceof Refused && error.message) || say('page-unreachable'))
    }
  }
  return (
    <li class="earlier-chat">
      <button type="button" class="button" onClick={load}>
        {say('page-chat-earlier')}
      </button>
      {problem && <p class="problem">{problem}</p>}
    </li>
  )
}

/** A list that shows its end, however it grows and is made room for, until its reader scrolls up. */
function useEnd(length: number) {
  const list = useRef<HTMLOListElement>(null)
  const reading = useRef(false)
  const follow = () => {
    if (!reading.current) list.current?.scrollTo(0, list.current.scrollHeight)
  }
  useEffect(() => {
    const log = list.current
    if (!log) return undefined
    const given = new AbortController()
    const note = () => {
      reading.current = log.scrollHeight - log.clientHeight - log.scrollTop > AT_THE_END
    }
    log.addEventListener('scroll', note, { signal: given.signal })
    // A sheet has no room before it is open, and less while a phone shows its keyboard.
    const watch = new ResizeObserver(follow)
    watch.observe(log)
    given.signal.addEventListener('abort', () => watch.disconnect())
    return () => given.abort()
  }, [])
  useLayoutEffect(follow, [length])
  return list
}

/** The log, and what was said before it begins. */
function allOf({ log, chat, table }: TableState): Entry[] {
  const first = log[0]?.seq ?? Number.POSITIVE_INFINITY
  const before = chat.filter((line) => line.seq < first)
  const said = before.map(({ seq, seat, name, text }): Entry => {
    const stays = name === undefined || name === nameOf(table.sitters[seat - 1])
    return { seq, seen: { kind: 'said', seat, text }, ...(!stays && { former: { kind: 'person', name } }) }
  })
  return [...said, ...settled(log)]
}

function kindOf({ seen, former }: Entry, own: number | null): string {
  if (seen.kind === 'laid' && seen.lay === 'ten-back') return 'laid back'
  const mine = !former && 'seat' in seen && seen.seat === own ? ' own' : ''
  return seen.kind + mine
}
