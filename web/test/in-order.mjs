// Runs test files in the order in which they are named, two at a time: `node --test` would sort them, and a long file that
// comes last would run alone. Each has a browser and a server of its own, which mostly wait for each other.

import { run } from 'node:test'
import { spec, tap } from 'node:test/reporters'

const files = process.argv.slice(2)
run({ files, concurrency: 2 })
  .on('test:fail', () => {
    process.exitCode = 1
  })
  .compose(process.stdout.isTTY ? new spec() : tap)
  .pipe(process.stdout)
