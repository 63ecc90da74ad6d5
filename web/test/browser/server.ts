// The real program, serving on a port of its own with an in-memory database.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Where a server can be reached. */
export type Address = Pick<TestServer, 'address'>

/** A running server. */
export class TestServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  /** Starts the program named by `TENBACK_BIN` on a free port. Its n-th deal is always the same. */
  static async start({ database = 'memory', seed = 1, whoMayOpen = 'all' } = {}): Promise<TestServer> {
    const raised = ['people-per-hour', 'requests-per-minute', 'messages-per-second', 'tables-per-day']
    const limits = raised.flatMap((limit) => [`--limit-${limit}`, '100000'])
    const deals = ['--deal-seed', String(seed), '--who-may-open', whoMayOpen]
    const args = ['serve', '--lang', 'en', '--port', '0', '--database', database, '--no-open', ...deals, ...limits]
    const child = spawn(program(), args, { stdio: ['ignore', 'pipe', 'ignore'] })
    for await (const line of createInterface({ input: child.stdout })) {
      const address = line.match(/http:\/\/localhost:\d+/)?.[0]
      if (address) return new TestServer(child, address)
    }
    throw new Error('the server exited without printing its address')
  }

  get port(): number {
    return Number(new URL(this.address).port)
  }

  /** Stops the server: gracefully by default, or with the given signal. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const exited = once(this.child, 'exit')
    this.child.kill(signal)
    await exited
  }
}

/** The program under test. */
export function program(): string {
  const path = process.env.TENBACK_BIN
  if (!path) throw new Error('TENBACK_BIN must name the program to test; `cargo xtask test` sets it')
  return path
}
