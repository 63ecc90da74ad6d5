// Somebody at the same table with a terminal instead of a browser.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { program } from './house.ts'

export class Terminal {
  /** What the program has said so far. */
  readonly said: string[] = []
  private readonly data = mkdtempSync(join(tmpdir(), 'tenback-'))
  private readonly child: ChildProcessWithoutNullStreams
  private heard = 0

  constructor(link: string, name: string) {
    const words = ['play', '--plain', '--lang', 'en', '--join', link, '--name', name]
    this.child = spawn(program(), words, { env: { ...process.env, TENBACK_DATA: this.data } })
    createInterface({ input: this.child.stdout }).on('line', (line) => this.said.push(line))
  }

  types(line: string): void {
    this.child.stdin.write(`${line}\n`)
  }

  /** Waits for a line that is like this and has not been heard before. */
  async hears(like: RegExp, patience = 20_000): Promise<string> {
    const end = Date.now() + patience
    for (;;) {
      const found = this.said.findIndex((line, at) => at >= this.heard && like.test(line))
      if (found >= 0) {
        this.heard = found + 1
        return this.said[found] ?? ''
      }
      if (Date.now() > end) throw new Error(`nobody said ${like}:\n${this.said.slice(-20).join('\n')}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  close(): void {
    this.child.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}
