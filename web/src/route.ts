// Which screen an address shows.

import { signal } from '@preact/signals'
import { GAMES, type Game } from './wire.ts'

/** A screen, with what its address says. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; table?: { id: string; game: number }; at: number | null; seat: number | null }
  | { screen: 'rules'; game: Game }
  | { screen: 'recover'; code: string }
  | { screen: 'nothing' }

/** The screen of an address. What the server has no page for shows nothing here, either. */
export function parse(url: URL): Route {
  const [first, ...more] = url.pathname.split('/').filter((part) => part !== '')
  return screenOf(first, more, url) ?? { screen: 'nothing' }
}

function screenOf(first: string | undefined, more: string[], url: URL): Route | undefined {
  switch (first) {
    case undefined:
      return { screen: 'home' }
    case 't':
      return table(more, url)
    case 'replay':
      return more.length === 0 ? replay(url) : undefined
    case 'rules':
      return rules(more)
    case 'recover':
      return more.length === 0 ? { screen: 'recover', code: url.hash.slice(1) } : undefined
    default:
      return undefined
  }
}

function table([id, number, ...more]: string[], url: URL): Route | undefined {
  if (id === undefined || more.length > 0) return undefined
  if (number === undefined) return { screen: 'table', id }
  return /^[1-9]\d{0,8}$/.test(number) ? { ...replay(url), table: { id, game: Number(number) } } : undefined
}

function rules([named = 'classic', ...more]: string[]): Route | undefined {
  const game = GAMES.find((known) => known === named)
  return game && more.length === 0 ? { screen: 'rules', game } : undefined
}

function replay(url: URL): Route & { screen: 'replay' } {
  const number = (name: string) => {
    const text = url.searchParams.get(name)
    return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null
  }
  return { screen: 'replay', at: number('at'), seat: number('seat') }
}

/** The screen that is shown. */
export const route = signal<Route>({ screen: 'home' })

/** Shows another screen, as if a link had been followed. */
export function go(path: string): void {
  history.pushState(null, '', path)
  show()
  scrollTo(0, 0)
}

/** Writes another address for what is shown already, so that it can be copied. */
export function rewrite(path: string): void {
  history.replaceState(null, '', path)
}

function show(): void {
  route.value = parse(new URL(location.href))
}

/** Follows the browser's buttons, and links within the page without loading it anew. */
export function followAddresses(): void {
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
