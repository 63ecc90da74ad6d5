// The English texts, for tests of what the page says.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { learn, provideTexts, type Texts } from '../../src/words.ts'

/** Speaks English, as the page does from its start; with other words for some messages where a test needs that. */
export async function speakEnglish(other: Record<string, string> = {}): Promise<void> {
  const files = [
    'names',
    'events',
    'ending',
    'page',
    'page-table',
    'page-after',
    'page-replay',
    'review',
    'reason',
    'page-review',
    'page-contest',
    'page-daily',
    'page-history',
    'page-statistics',
  ]
  const read = (name: string) => readFileSync(join(process.cwd(), '..', 'locales', 'en', `${name}.ftl`), 'utf8')
  // The first message of a name counts.
  const first = Object.entries(other).map(([id, text]) => `${id} = ${text}`)
  const texts = async () => ({ default: [...first, ...files.map(read)].join('\n') })
  const chapter = { en: texts, de: texts, cs: texts, pl: texts, uk: texts }
  provideTexts({
    words: chapter,
    table: chapter,
    replay: chapter,
    review: chapter,
    rules: chapter,
    privacy: chapter,
    lessons: chapter,
    puzzles: chapter,
    contest: chapter,
    daily: chapter,
    challenge: chapter,
    groups: chapter,
    history: chapter,
    statistics: chapter,
    devices: chapter,
  } satisfies Texts)
  await learn('table')
}
