import { deepEqual, equal } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

/** Runs the check of imports over some files and a table; the answer is what it complains about. */
function complaints(files: Record<string, string>, rows: Record<string, string[]>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'imports-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, 'src', name)), { recursive: true })
      writeFileSync(join(root, 'src', name), text)
    }
    const names = (list: string[]) => list.map((name) => `\`${name}\``).join(', ') || '–'
    const table = Object.entries(rows).map(([from, to]) => `| \`${from}\` | ${names(to)} |`)
    const document = join(root, 'MAP.md')
    writeFileSync(document, ['<!-- page-graph:begin -->', ...table, '<!-- page-graph:end -->'].join('\n'))
    const { status, stderr } = spawnSync(process.execPath, ['check/imports.mjs', join(root, 'src'), document])
    const said = stderr
      .toString()
      .split('\n')
      .filter((line) => line !== '')
    equal(status, said.length === 0 ? 0 : 1, stderr.toString())
    return said.map((line) => line.replace(/ \(docs.*/, ''))
  } finally {
    rmSync(root, { recursive: true })
  }
}

const files = {
  'words.ts': 'export const say = 1',
  'board/pile.tsx': "import { say } from '../words.ts'",
  'table/game.tsx':
    "import './game.css'\nimport { Pile } from '../board/pile.tsx'\nconst more = () => import('./chat.tsx')",
  'table/chat.tsx': 'export const chat = 1',
  'table/game.css': '.table { color: red }',
}

test('imports that the table allows pass', () => {
  deepEqual(complaints(files, { '.': [], board: [], table: ['board'] }), [])
})

test('an import that is not allowed is reported, also of a type or when it is loaded later', () => {
  const rows = { '.': [], board: [], table: ['board'] }
  const wrong = (file: string, text: string) => complaints({ ...files, [file]: text }, rows)
  const said = ['board/pile.tsx imports table, but board may not']
  deepEqual(wrong('board/pile.tsx', "import { chat } from '../table/chat.tsx'"), said)
  deepEqual(wrong('board/pile.tsx', "import type { Chat } from '../table/chat.tsx'"), said)
  deepEqual(wrong('board/pile.tsx', "const load = () => import('../table/chat.tsx')"), said)
  deepEqual(wrong('words.ts', "export { chat } from './table/chat.tsx'"), ['words.ts imports table, but . may not'])
})

test('a permission that nothing uses is reported, and a folder that is missing on either side', () => {
  deepEqual(complaints(files, { '.': [], board: [], table: ['board', 'rules'] }), [
    'table may import rules, but does not',
  ])
  deepEqual(complaints(files, { '.': [], table: ['board'] }), ['board is not in the table'])
  const gone = { '.': [], board: [], table: ['board'], rules: [] }
  deepEqual(complaints(files, gone), ['rules is in the table, but not in src'])
})

test('a table that goes in a circle is reported', () => {
  const round = { ...files, 'board/pile.tsx': "import { chat } from '../table/chat.tsx'" }
  deepEqual(complaints(round, { '.': [], board: ['table'], table: ['board'] }), [
    'the table goes in a circle: board → table → board',
    'the table goes in a circle: table → board → table',
  ])
})
