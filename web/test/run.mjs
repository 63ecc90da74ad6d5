// Runs the tests of one kind, `unit` or `browser`: compiles them together with the page's modules, then hands them to
// Node's test runner. Node 20 reads no TypeScript, and the compiler is there anyway. More words choose files by name.
// `pictures` takes the pictures of docs/img instead, in the same way.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [kind, ...wanted] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const compiled = join(root, 'node_modules', '.tests')

function run(...words) {
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// All kinds are compiled together, and what has not changed since the last time is not compiled again.
mkdirSync(compiled, { recursive: true })
writeFileSync(join(compiled, 'package.json'), '{"type": "module"}')
const known = ['--incremental', '--tsBuildInfoFile', join(compiled, 'known.tsbuildinfo')]
const compiler = join('node_modules', 'typescript', 'bin', 'tsc')
run(compiler, '--noEmit', 'false', ...known, '--rootDir', '.', '--outDir', compiled)

if (kind === 'pictures') {
  run(join(compiled, 'test', 'browser', 'pictures.js'), ...wanted)
  process.exit(0)
}

/** Files that take long, the longest first. */
const long = [
  'screens-around',
  'sight',
  'solo',
  'screens-played',
  'laying',
  'reload',
  'longest',
  'network',
  'company',
  'reach',
  'extreme',
]
const rank = (name) => long.indexOf(name) + 1 || long.length + 1
const names = readdirSync(join(root, 'test', kind))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => name.replace('.test.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .sort((one, other) => rank(one) - rank(other))
if (names.length === 0) throw new Error(`no file of test/${kind} is called ${wanted.join(' or ')}`)
const files = names.map((name) => join(compiled, 'test', kind, `${name}.test.js`))
if (kind === 'browser') run('--test-force-exit', join('test', 'in-order.mjs'), ...files)
else run('--test', '--test-force-exit', ...files)
