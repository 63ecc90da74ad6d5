// A TCP relay in front of a server. Its port stays the same when the server behind it is replaced.

import { connect, createServer, type Server } from 'node:net'
import type { TestServer } from './server.ts'

/** The port a listener was given. */
export function portOf(listener: Server): number {
  const address = listener.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

export class Relay {
  private constructor(
    /** The server that connections are forwarded to. */
    public target: TestServer,
    private readonly listener: Server,
  ) {}

  static async start(target: TestServer): Promise<Relay> {
    const listener = createServer((browser) => {
      const server = connect(relay.target.port, 'localhost')
      browser.pipe(server).pipe(browser)
      for (const side of [browser, server]) {
        side.on('error', () => undefined)
        side.on('close', () => browser.destroy() && server.destroy())
      }
    })
    const relay = new Relay(target, listener)
    await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve))
    return relay
  }

  get address(): string {
    return `http://localhost:${portOf(this.listener)}`
  }

  close(): void {
    this.listener.close()
  }
}
