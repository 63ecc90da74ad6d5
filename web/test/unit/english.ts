// The English texts, for tests of what the page says.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { learn, provideTexts, type Texts } from '../../src/words.ts'

/** Speaks English, as the page does from its start. */
export async function speakEnglish(): Promise<void> {
  const files = ['names', 'events', 'page', 'page-table', 'page-after']
  const read = (name: string) => readFileSync(join(process.cwd(), '..', 'locales', 'en', `${name}.ftl`), 'utf8')
  const texts = async () => ({ default: files.map(read).join('\n') })
  const chapter = { en: texts, de: texts, cs: texts, pl: texts, uk: texts }
  provideTexts({ words: chapter, table: chapter, replay: chapter, rules: chapter } satisfies Texts)
  await learn('table')
}
