import { deepEqual, equal, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type CommandCards, chapters, isStandIn } from '../../src/rules/chapters.ts'

const text = (path: string) => readFileSync(path, 'utf8')
const languages = ['en', 'de', 'cs', 'pl', 'uk']

test('the default command cards are those in docs/RULES.md', () => {
  const rows = [...text('../docs/RULES.md').matchAll(/^\| `([a-z-]+)` \| (\d+(?:, \d+){3}) \|$/gm)]
  const written = rows.map(([, command, cards]) => [command, cards?.split(', ').map(Number)]) as CommandCards
  ok(isStandIn(written))
  ok(isStandIn([...written].reverse()))
  equal(isStandIn(written.slice(1)), false)
})

test('every chapter has a title, a text and a paragraph per command in every language', () => {
  const all = Object.values(chapters).flat()
  for (const language of languages) {
    const rules = text(`../locales/${language}/rules.ftl`)
    for (const { id, commands } of all) {
      ok(rules.includes(`\nrules-${id}-title =`), `${language} ${id}`)
      const chapter = rules.split(`\nrules-${id} =`)[1]?.split(/\n(?=[a-z#])/)[0]
      ok(chapter, `${language} ${id}`)
      if (commands) equal(chapter.trim().split(/\n\s*\n/).length, commands.length + 1, `${language} ${id}`)
    }
  }
})

test('the rules of Extreme start with its commands', () => {
  deepEqual(chapters.extreme.slice(3), chapters.classic)
})
