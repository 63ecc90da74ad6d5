// What is told to who cannot see it, or looks elsewhere: in the live region, in the window's title, by a call.

import { effect } from '@preact/signals'
import { announce } from '../announce.ts'
import { type Entry, repeatsSignal } from '../log/entries.ts'
import { contextOf, sentence } from '../log/sentences.ts'
import { namesOf } from '../seat-names.ts'
import { notify } from '../settings.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import type { Session } from './session.ts'

/** More than this at once is not read out one by one. */
const MOST = 12

/** Tells of everything at a table until it is stopped. */
export function tellAll(session: Session): () => void {
  const stops = [
    session.listen((news, after) => tellNews(news, after)),
    tellPresence(session),
    entitle(session),
    callPlayer(session),
    tellRefusals(session),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function tellNews(news: Entry[], after: TableState): void {
  const context = contextOf(after)
  const told = news.filter((entry) => !repeatsSignal(entry, after.log))
  const sentences = told.flatMap((entry) => sentence(entry, context) ?? [])
  const missed = sentences.length - MOST
  if (missed > 0) announce(say('page-told-missed', { count: missed }))
  for (const text of sentences.slice(-MOST)) announce(text)
  if (news.some(({ seen }) => isOwnTurn(seen, after.you.seat))) announce(say('page-told-turn'))
}

function isOwnTurn(seen: Entry['seen'], own: number | null): boolean {
  return (seen.kind === 'began' || seen.kind === 'turn-began') && seen.seat === own
}

/** Who goes away and comes back. */
function tellPresence(session: Session): () => void {
  let before: TableState | undefined
  return session.state.subscribe((state) => {
    const last = before
    before = state
    if (!last || !state || last.present === state.present) return
    state.present.seats.forEach((there, place) => {
      const person = state.table.sitters[place]?.kind === 'person' && last.table.sitters[place]?.kind === 'person'
      if (!person || place + 1 === state.you.seat || there === last.present.seats[place]) return
      announce(say(there ? 'page-told-there' : 'page-told-away', { name: namesOf(state)[place] ?? '' }))
    })
  })
}

/** Once each, and whether or not what shows them is on the screen by then. */
function tellRefusals({ refusal, speechRefusal }: Session): () => void {
  const stops = [refusal, speechRefusal].map((known) => known.subscribe((why) => why !== '' && announce(why)))
  return () => {
    for (const stop of stops) stop()
  }
}

/** The title of the window says whose turn it is. */
function entitle(session: Session): () => void {
  const stop = effect(() => {
    const game = session.state.value?.table.rules.game
    if (!game) return
    document.title = session.mine.value ? say('page-title-turn') : say('page-table-title', { game })
  })
  return () => {
    stop()
    document.title = 'Tenback'
  }
}

/** A player who looks elsewhere is called, once a turn, if they wish it. */
function callPlayer(session: Session): () => void {
  return session.listen((news, after) => {
    if (!notify.value || !document.hidden || typeof Notification === 'undefined') return
    if (Notification.permission !== 'granted' || !news.some(({ seen }) => isOwnTurn(seen, after.you.seat))) return
    call(say('page-title-turn'), { body: say('page-notify-body'), tag: 'tenback-turn' })
  })
}

function call(title: string, options: NotificationOptions): void {
  try {
    const shown = new Notification(title, options)
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // Phones let only a service worker call; without one the title has to do.
    const call = { title, path: location.pathname, ...options }
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ call })).catch(() => undefined)
  }
}
