// The texts of `locales/` as modules: the same Fluent files as the terminal's.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The files that the page speaks with: from the start, at a table, once a game is looked at again, once rules are read. */
const chapters = {
  words: ['names', 'page'],
  table: ['events', 'page-board', 'page-table', 'page-after'],
  replay: ['page-replay'],
  rules: ['rules', 'page-rules'],
}

const prefix = '\0virtual:'

/** Where a file of texts is. */
export function textFile(language: string, name: string): URL {
  return new URL(`../../locales/${language}/${name}.ftl`, import.meta.url)
}

/** The chapter and the language of a module, if it is one of texts. */
export function chapterOf(id: string | null): { chapter: string; language: string } | undefined {
  const [, chapter, language] = /^\0virtual:(\w+)\/(\w+)$/.exec(id ?? '') ?? []
  return chapter === undefined || language === undefined ? undefined : { chapter, language }
}

/** One chapter in one language as one module, `virtual:words/de`. Comments are for translators and stay behind. */
export function locales(): Plugin {
  return {
    name: 'locales',
    resolveId: (id) => (id.startsWith(prefix.slice(1)) ? `\0${id}` : undefined),
    load(id) {
      const text = chapterOf(id)
      if (!text) return undefined
      const files = chapters[text.chapter as keyof typeof chapters].map((name) => textFile(text.language, name))
      for (const file of files) this.addWatchFile(fileURLToPath(file))
      const all = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(all.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n'))}`
    },
  }
}
