// Compares which folders of src import which others with the table in docs/ARCHITECTURE.md, in both directions: an import
// that is not allowed there and a permission that nothing uses are both reported. Files directly in src count as the
// folder `.`, which every folder may import; main.tsx, where everything starts, has a row of its own.
//
// node check/imports.mjs [SRC [DOCUMENT]]

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('..', import.meta.url))
const [src = join(web, 'src'), document = join(web, '..', 'docs', 'ARCHITECTURE.md')] = process.argv.slice(2)

const GROUND = '.'
const START = 'main.tsx'
const importing = /(?:\bfrom|\bimport|@import)\s*\(?\s*['"](\.\.?\/[^'"]+)['"]/g

/** The row a file belongs to: its folder, or `main.tsx`. */
function rowOf(file) {
  const path = relative(src, file).split(sep)
  if (path.length > 1) return path[0]
  return path[0] === START ? START : GROUND
}

/** Every import from one row to another, with the files it is found in. */
function imports() {
  const found = new Map()
  for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name)
    if (!entry.isFile() || !/\.(tsx?|css)$/.test(entry.name)) continue
    const from = rowOf(file)
    if (!found.has(from)) found.set(from, new Map())
    for (const [, target] of readFileSync(file, 'utf8').matchAll(importing)) {
      const resolved = resolve(dirname(file), target)
      // Types of the build's own scripts lie outside of src.
      if (relative(src, resolved).startsWith('..')) continue
      const to = rowOf(resolved)
      if (to !== from && to !== GROUND) found.get(from).set(to, relative(src, file))
    }
  }
  return found
}

/** The rows of the table between its marks. */
function allowed() {
  const [, table] =
    /<!-- page-graph:begin -->([\s\S]*?)<!-- page-graph:end -->/.exec(readFileSync(document, 'utf8')) ?? []
  if (table === undefined) throw new Error(`${document} has no table between page-graph:begin and page-graph:end`)
  const rows = [...table.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)]
  return new Map(rows.map(([, from, to]) => [from, new Set([...to.matchAll(/`([^`]+)`/g)].map(([, name]) => name))]))
}

/** A way from a row back to itself, if there is one. */
function circle(graph, from, path = [from]) {
  for (const to of graph.get(path.at(-1)) ?? []) {
    if (to === from) return [...path, to]
    const longer = path.includes(to) ? undefined : circle(graph, from, [...path, to])
    if (longer) return longer
  }
  return undefined
}

function problems() {
  const found = imports()
  const table = allowed()
  const said = []
  for (const [from, targets] of found) {
    const row = table.get(from)
    if (!row) said.push(`${from} is not in the table`)
    for (const [to, file] of targets) if (row && !row.has(to)) said.push(`${file} imports ${to}, but ${from} may not`)
  }
  for (const [from, row] of table) {
    if (!found.has(from)) said.push(`${from} is in the table, but not in src`)
    for (const to of row)
      if (found.has(from) && !found.get(from).has(to)) said.push(`${from} may import ${to}, but does not`)
    const round = circle(table, from)
    if (round) said.push(`the table goes in a circle: ${round.join(' → ')}`)
  }
  return said
}

const said = problems()
for (const problem of said) console.error(`${problem} (docs/ARCHITECTURE.md, “Allowed imports”)`)
process.exit(said.length === 0 ? 0 : 1)
