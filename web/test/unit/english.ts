// The English texts, for tests of what the page says.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { learn } from '../../src/words.ts'

/** Speaks English, as the page does from its start. */
export function speakEnglish(): void {
  for (const name of ['names', 'events', 'ending', 'page', 'page-table']) {
    learn(readFileSync(join(process.cwd(), '..', 'locales', 'en', `${name}.ftl`), 'utf8'))
  }
}
