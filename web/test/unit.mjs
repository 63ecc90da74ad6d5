// Runs the unit tests: compiles them together with the page's modules, then hands them to Node's test runner. Node 20 cannot
// read TypeScript, and the compiler is installed anyway. Arguments choose files by parts of their names.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const wanted = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const compiled = join(root, 'node_modules', '.tests')

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// Only what has changed since the last run is compiled again.
mkdirSync(compiled, { recursive: true })
writeFileSync(join(compiled, 'package.json'), '{"type": "module"}')
const cache = ['--incremental', '--tsBuildInfoFile', join(compiled, 'cache.tsbuildinfo')]
const compiler = join('node_modules', 'typescript', 'bin', 'tsc')
run(compiler, '--noEmit', 'false', ...cache, '--rootDir', '.', '--outDir', compiled)

const names = readdirSync(join(root, 'test', 'unit'))
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
if (names.length === 0) throw new Error(`no file in test/unit has a name with ${wanted.join(' or ')}`)
const files = names.map((name) => join(compiled, 'test', 'unit', name.replace('.ts', '.js')))
run('--test', '--test-force-exit', ...files)
