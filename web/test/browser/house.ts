// The real program, serving on a port of its own with an empty memory.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Where a server is found. */
export type Address = Pick<House, 'address'>

/** A running server. */
export class House {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  /** Starts the program that `TENBACK_BIN` names, on any port that is free. */
  static async open({ database = 'memory' } = {}): Promise<House> {
    const generous = ['people-per-hour', 'requests-per-minute', 'messages-per-second', 'tables-per-day']
    const limits = generous.flatMap((what) => [`--limit-${what}`, '100000'])
    const words = ['serve', '--lang', 'en', '--port', '0', '--database', database, '--no-open', ...limits]
    const child = spawn(program(), words, { stdio: ['ignore', 'pipe', 'ignore'] })
    for await (const line of createInterface({ input: child.stdout })) {
      const address = line.match(/http:\/\/localhost:\d+/)?.[0]
      if (address) return new House(child, address)
    }
    throw new Error('the server has ended without saying where it is')
  }

  get port(): number {
    return Number(new URL(this.address).port)
  }

  /** Stops it in order, or at once. */
  async close(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill(signal)
    await ended
  }
}

/** The program under test. */
export function program(): string {
  const path = process.env.TENBACK_BIN
  if (!path) throw new Error('TENBACK_BIN must name the program, as `cargo xtask test` does')
  return path
}
