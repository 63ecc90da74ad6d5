// A proxy in front of a server that counts every byte sent to the browser, no matter what asked for it: the page, its
// service worker or the browser itself.

import { connect, createServer, type Server } from 'node:net'
import { expect } from '@playwright/test'
import { portOf } from './relay.ts'
import type { TestServer } from './server.ts'

export class ByteCounter {
  /** Bytes sent to the browser so far, headers included. */
  bytes = 0

  private constructor(private readonly listener: Server) {}

  static async start(target: TestServer): Promise<ByteCounter> {
    const listener = createServer((browser) => {
      const server = connect(target.port, 'localhost')
      browser.pipe(server)
      server.on('data', (part) => {
        counter.bytes += part.length
      })
      server.pipe(browser)
      for (const side of [browser, server]) side.on('error', () => browser.destroy() && server.destroy())
    })
    const counter = new ByteCounter(listener)
    await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve))
    return counter
  }

  get port(): number {
    return portOf(this.listener)
  }

  /** Waits until no byte has passed for half a second. */
  async idle(): Promise<void> {
    let before = -1
    const unchanged = () => {
      const same = this.bytes === before
      before = this.bytes
      return same
    }
    await expect.poll(unchanged, { intervals: [500] }).toBe(true)
  }

  close(): void {
    this.listener.close()
  }
}
