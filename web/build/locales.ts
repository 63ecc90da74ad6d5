// Makes modules of the Fluent files in `locales/`, which the terminal uses, too.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The Fluent files of each chapter: from the start, at a table, once a game is replayed or reviewed, once rules are read,
 * once somebody learns, once somebody solves puzzles, once somebody plays for a ranking, once somebody looks at their games, their
 * statistics, their data or their devices. */
const chapters = {
  words: ['names', 'page'],
  table: ['events', 'ending', 'page-board', 'page-table', 'page-coach', 'page-after'],
  replay: ['page-replay'],
  review: ['review', 'reason', 'page-review'],
  rules: ['rules', 'page-rules'],
  lessons: ['lesson-names', 'page-lessons'],
  puzzles: ['puzzle-names', 'page-puzzles'],
  contest: ['page-contest'],
  daily: ['page-daily'],
  challenge: ['page-challenge'],
  groups: ['page-groups'],
  history: ['page-history'],
  statistics: ['page-statistics'],
  privacy: ['page-privacy'],
  devices: ['page-devices'],
}

export type ChapterName = keyof typeof chapters

const folder = new URL('../../locales/', import.meta.url)
const prefix = 'virtual:texts'

/** The supported languages: one folder each. */
function languages(): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
}

/** The location of a Fluent file. */
export function textFile(language: string, name: string): URL {
  return new URL(`${language}/${name}.ftl`, folder)
}

/** The chapter and language of a module of texts. */
export function chapterOf(id: string | null): { chapter: ChapterName; language: string } | undefined {
  const [, chapter, language] = /^\0virtual:texts\/(\w+)\/(\w+)$/.exec(id ?? '') ?? []
  return chapter === undefined || language === undefined ? undefined : { chapter: chapter as ChapterName, language }
}

/**
 * One chapter in one language as one module, `virtual:texts/words/de`, and `virtual:texts` with a loader for each of them.
 * Comments are for translators and are removed.
 */
export function locales(): Plugin {
  return {
    name: 'locales',
    resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${prefix}`) return loaders()
      const text = chapterOf(id)
      if (!text) return undefined
      const files = chapters[text.chapter].map((name) => textFile(text.language, name))
      for (const file of files) this.addWatchFile(fileURLToPath(file))
      const all = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(all.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n'))}`
    },
  }
}

/** The module with a loader for every chapter and language. */
function loaders(): string {
  const chapter = (name: string) => languages().map((code) => `${code}: () => import('${prefix}/${name}/${code}')`)
  const all = Object.keys(chapters).map((name) => `${name}: { ${chapter(name).join(', ')} }`)
  return `export const texts = { ${all.join(', ')} }`
}
