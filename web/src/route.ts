// The screen that is shown, and navigation. The addresses are listed in frame/screens.ts.

import { signal } from '@preact/signals'
import type { DailyGame, Game, LessonName, PuzzleTheme } from './wire.ts'

/** A screen with the parameters in its address. */
export type Route =
  | { screen: 'home'; game: Game | null }
  | { screen: 'table'; id: string }
  | {
      screen: 'replay'
      table?: { id: string; game: number }
      at: number | null
      turn: number | null
      seat: number | null
      /** Whether the review is shown. */
      review: boolean
    }
  | { screen: 'rules'; game: Game }
  | { screen: 'learn'; lesson: LessonName | null }
  | {
      screen: 'puzzles'
      /** An id, `today` or `next`; nothing for the list. */
      puzzle: string | null
      /** What the next puzzles are about. */
      theme: PuzzleTheme | null
    }
  | {
      screen: 'daily'
      /** Nothing for today. */
      day: string | null
      /** Whose ranking; nothing for all deals of the day. */
      deal: DailyGame | null
    }
  | { screen: 'groups'; code: string }
  | { screen: 'challenge'; id: string }
  | {
      screen: 'games'
      /** The filters, as they are in the address. */
      search: string
    }
  | {
      screen: 'statistics'
      /** Which game to show, and what to mark. */
      search: string
    }
  | { screen: 'person'; id: string; search: string }
  | { screen: 'recover'; code: string }
  | { screen: 'privacy' }
  | { screen: 'devices' }
  | { screen: 'nothing' }

/** The screen that is shown. */
export const route = signal<Route>({ screen: 'home', game: null })

/** Goes to another screen, as if a link had been clicked. */
export function go(path: string): void {
  history.pushState(null, '', path)
  show()
  scrollTo(0, 0)
}

/** Changes the address of the current screen, so that it can be copied. */
export function rewrite(path: string): void {
  history.replaceState(null, '', path)
}

let parse: (url: URL) => Route = () => ({ screen: 'nothing' })

function show(): void {
  route.value = parse(new URL(location.href))
}

/** Handles the browser's buttons and links within the page; `how` parses addresses. */
export function followAddresses(how: (url: URL) => Route): void {
  parse = how
  show()
  addEventListener('popstate', show)
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/') || link.hash) return
    event.preventDefault()
    go(link.pathname + link.search)
  })
}
