// Runs the tests of one kind, `unit` or `browser`: compiles them together with the page's modules, then hands them to
// Node's test runner. Node 20 reads no TypeScript, and the compiler is there anyway. More words choose files by name.
// `pictures` takes the pictures of docs/img instead, in the same way.

import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [kind, ...wanted] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const compiled = join(root, 'node_modules', '.tests', kind)

function run(program, ...words) {
  const { status } = spawnSync(program, words, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

rmSync(compiled, { recursive: true, force: true })
const compiler = join('node_modules', 'typescript', 'bin', 'tsc')
run(process.execPath, compiler, '--noEmit', 'false', '--rootDir', '.', '--outDir', compiled)
writeFileSync(join(compiled, 'package.json'), '{"type": "module"}')

if (kind === 'pictures') {
  run(process.execPath, join(compiled, 'test', 'browser', 'pictures.js'), ...wanted)
  process.exit(0)
}
const folder = join(compiled, 'test', kind)
const chosen = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word))
const files = readdirSync(folder).filter((name) => name.endsWith('.test.js') && chosen(name))
// Each file has a browser and a server of its own, which mostly wait for each other: two files fill two cores.
const pace = kind === 'browser' ? ['--test-concurrency=2'] : []
run(process.execPath, '--test', '--test-force-exit', ...pace, ...files.map((name) => join(folder, name)))
