// Somebody at the same table with a terminal instead of a browser.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { program } from './server.ts'

export class Terminal {
  /** What the program has said so far. */
  readonly said: string[] = []
  private readonly data = mkdtempSync(join(tmpdir(), 'tenback-'))
  private readonly child: ChildProcessWithoutNullStreams
  private readonly lines: Interface
  private heard = 0

  constructor(link: string, name: string) {
    const words = ['play', '--plain', '--lang', 'en', '--join', link, '--name', name]
    this.child = spawn(program(), words, { env: { ...process.env, TENBACK_DATA: this.data } })
    this.lines = createInterface({ input: this.child.stdout })
    this.lines.on('line', (line) => this.said.push(line))
  }

  types(line: string): void {
    this.child.stdin.write(`${line}\n`)
  }

  /** Waits for a line that matches and comes after those already waited for. */
  async hears(like: RegExp, timeout = 30_000): Promise<string> {
    const next = () => this.said.findIndex((line, at) => at >= this.heard && like.test(line))
    const signal = AbortSignal.timeout(timeout)
    while (next() < 0) {
      await once(this.lines, 'line', { signal }).catch((cause: unknown) => {
        throw new Error(`nobody said ${like}:\n${this.said.slice(-20).join('\n')}`, { cause })
      })
    }
    this.heard = next() + 1
    return this.said[this.heard - 1] ?? ''
  }

  close(): void {
    this.child.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}
