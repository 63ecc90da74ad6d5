// The texts of `locales/` as they come out with the longest names and numbers.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from '../../src/wire.ts'
import { LONG_NAME } from './setups.ts'

const named = `2 (${LONG_NAME})`
/** Whatever a text may ask for. Numbers are those for which there are many words. */
const long = {
  ...{ pile: 'd', other: 'c', card: 98, number: 98, top: 88, trick: 78, start: 100, direction: 'descending' },
  ...{
    seat: named,
    winner: named,
    name: LONG_NAME,
    names: `${LONG_NAME}, ${LONG_NAME}`,
    seats: 5,
    command: 'draw-one',
  },
  ...{ more: 8, laid: 22, left: 22, cards: 98, all: 98, minimum: 2, worlds: 22, rating: 'plain', result: 'excellent' },
}

/** All texts of a file with this id, or whose ids begin with it if it ends in a dash, the longest first. */
export function texts(
  language: Language,
  file: string,
  wanted: string,
  args: Record<string, FluentVariable> = {},
): string[] {
  const read = (name: string) => readFileSync(join('..', 'locales', language, `${name}.ftl`), 'utf8')
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const name of new Set(['names', file])) bundle.addResource(new FluentResource(read(name)))
  const ids = [...read(file).matchAll(/^([a-z][a-z-]*) =/gm)].map(([, id = '']) => id)
  const found = ids
    .filter((id) => id === wanted || (wanted.endsWith('-') && id.startsWith(wanted)))
    .map((id) => {
      const pattern = bundle.getMessage(id)?.value
      if (!pattern) throw new Error(`${id} says nothing in ${language}`)
      return bundle.formatPattern(pattern, { ...long, ...args })
    })
  if (found.length === 0) throw new Error(`nothing is called ${wanted} in ${language}`)
  return found.sort((one, other) => other.length - one.length)
}
