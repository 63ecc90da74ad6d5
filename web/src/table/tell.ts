// Announcements for screen readers, the window's title, and notifications.

import { effect } from '@preact/signals'
import { announce } from '../announce.ts'
import { type Entry, repeatsSignal } from '../log/entries.ts'
import { contextOf, sentence } from '../log/sentences.ts'
import { namesOf } from '../seat-names.ts'
import { notify } from '../settings.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import type { Session } from './session.ts'

/** If more happens at once, only the last ones are announced. */
const MOST = 12

/** Announces everything at a table; returns a function that stops it. */
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

/** Announces who goes away and comes back. */
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

/** Once each, whether or not they are visible on the screen. */
function tellRefusals({ refusal, speechRefusal }: Session): () => void {
  const stops = [refusal, speechRefusal].map((known) => known.subscribe((why) => why !== '' && announce(why)))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Shows in the window's title whose turn it is. */
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

/** Notifies a player in another window, once per turn, if they want that. */
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
    // On phones only a service worker can show notifications; without one the title has to do.
    const call = { title, path: location.pathname, ...options }
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ call })).catch(() => undefined)
  }
}
