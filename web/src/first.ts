// Inlined in the page and run before anything is painted or fetched: applies theme and language, shows what needs no other
// file, and then fetches everything this visit needs.

import { firstKnown } from './accepted.ts'

/**
 * Filled in by the build (build/opening.ts): the main script, the texts of each language, and the files of home, of a table
 * and of a game.
 */
declare const BUILD: {
  main: string
  languages: Record<string, { words: string; table: string; says: [string, string, string, string] }>
  home: string[]
  table: string[]
  game: string[]
}

/** After how many milliseconds the main script runs even if nothing was painted. */
const LONGEST_WAIT = 200

const root = document.documentElement
const path = location.pathname

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`tenback-${key}`)
  } catch {
    return null
  }
}

function fetchSoon(file: string): void {
  const link = document.createElement('link')
  link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
  if (!file.endsWith('.js')) {
    link.as = 'style'
    // As the page will request it, or it would be fetched twice.
    link.crossOrigin = ''
  }
  link.href = file
  document.head.append(link)
}

const theme = kept('theme') ?? 'system'
const night = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
root.dataset.theme = night ? 'dark' : 'light'

const language = firstKnown([kept('language') ?? '', ...navigator.languages], BUILD.languages) ?? 'en'
root.lang = language

const texts = BUILD.languages[language]
const table = path.startsWith('/t/') || path === '/replay'
/** First-time visitors to a table see a welcome screen before the game is loaded. */
const comesIn = path === '/replay' || /(^|; )tenback-known(-\d+)?=/.test(document.cookie)

const app = document.getElementById('app')
const opening = document.getElementById('opening') as HTMLTemplateElement | null
if (app && opening) {
  app.append(opening.content)
  app.querySelectorAll('[data-says]').forEach((place, at) => {
    place.textContent = texts?.says[at] ?? ''
  })
  if (path !== '/') document.getElementById('main')?.remove()
  if (table) app.querySelector('.header')?.classList.add('slim')
}

let begun = false

/** Shown if the rest cannot be loaded: the only texts outside `locales/`, which may be missing too. */
const wordless: Record<string, [why: string, again: string]> = {
  en: ['The page could not be loaded.', 'Reload'],
  de: ['Die Seite ließ sich nicht laden.', 'Neu laden'],
  cs: ['Stránku se nepodařilo načíst.', 'Načíst znovu'],
  pl: ['Nie udało się wczytać strony.', 'Odśwież'],
  uk: ['Сторінку не вдалося завантажити.', 'Оновити'],
}

/** Says that the page could not be loaded, and offers to retry. */
function giveUp(): void {
  const [why = '', again = ''] = wordless[language] ?? []
  const words = document.createElement('p')
  words.role = 'alert'
  words.textContent = why
  const button = document.createElement('button')
  button.className = 'button primary'
  button.textContent = again
  button.onclick = () => location.reload()
  const place = document.createElement('main')
  place.className = 'page short'
  place.append(words, button)
  app?.replaceChildren(place)
}

/** The program was updated since this page was loaded. Reloads once, so that a persistent fault causes no loop. */
function renew(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload') giveUp()
  else location.reload()
}

/** Fetches everything in parallel and runs the main script. */
function begin(): void {
  if (begun) return
  begun = true
  const parts = table ? [...BUILD.table, ...(comesIn ? BUILD.game : [])] : path === '/' ? BUILD.home : []
  parts.forEach(fetchSoon)
  if (texts) [texts.words, ...(table ? [texts.table] : [])].forEach(fetchSoon)
  const script = document.createElement('script')
  script.type = 'module'
  script.src = BUILD.main
  script.onerror = renew
  document.head.append(script)
}

// The main script was loaded, but no texts.
addEventListener('wordless', giveUp)

// The first paint has the device to itself. A hidden tab paints nothing and does not wait, and no browser waits for long.
new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
setTimeout(begin, document.hidden ? 0 : LONGEST_WAIT)
