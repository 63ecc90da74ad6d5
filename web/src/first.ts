// Stands in the page itself and runs before anything is painted or fetched: takes the theme and the language that were
// chosen, asks for what this visit needs beside the main script, and shows what can be shown without it. The main script
// knows all this too; the page works without these lines, only not as soon.

/** Filled in by the build (build/opening.ts): the files and the first words of each language, and the files of a table. */
declare const BUILD: {
  languages: Record<string, { words: string; table: string; says: [string, string, string] }>
  table: string[]
}

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
  if (!file.endsWith('.js')) link.as = 'style'
  link.fetchPriority = 'low'
  link.href = file
  document.head.append(link)
}

const theme = kept('theme') ?? 'system'
const night = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
root.dataset.theme = night ? 'dark' : 'light'

const spoken = [kept('language') ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en']
const language = spoken.find((tag) => Object.hasOwn(BUILD.languages, tag)) ?? 'en'
root.lang = language

const texts = BUILD.languages[language]
if (texts) {
  fetchSoon(texts.words)
  if (path.startsWith('/t/') || path === '/replay') [...BUILD.table, texts.table].forEach(fetchSoon)
  const app = document.getElementById('app')
  const opening = document.getElementById('opening') as HTMLTemplateElement | null
  if (path === '/' && app && opening) {
    app.append(opening.content)
    app.querySelectorAll('[data-says]').forEach((place, at) => {
      place.textContent = texts.says[at] ?? ''
    })
  }
}

export {}
