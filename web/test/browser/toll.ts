// A gate in front of the program that counts every byte which passes it towards the browser, whoever asked for it: the
// page, its service worker or the browser itself.

import { connect, createServer, type Server } from 'node:net'
import { portOf } from './door.ts'
import type { House } from './house.ts'

export class Toll {
  /** Bytes that went to the browser so far, headers included. */
  bytes = 0
  private last = Date.now()

  private constructor(private readonly server: Server) {}

  static async before(house: House): Promise<Toll> {
    const server = createServer((browser) => {
      const program = connect(house.port, 'localhost')
      browser.pipe(program)
      program.on('data', (part) => toll.count(part.length))
      program.pipe(browser)
      for (const side of [browser, program]) side.on('error', () => browser.destroy() && program.destroy())
    })
    const toll = new Toll(server)
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    return toll
  }

  get port(): number {
    return portOf(this.server)
  }

  /** Waits until nothing has passed for a while. */
  async quiet(milliseconds: number): Promise<void> {
    this.last = Date.now()
    while (Date.now() - this.last < milliseconds) await new Promise((resolve) => setTimeout(resolve, 50))
  }

  close(): void {
    this.server.close()
  }

  private count(bytes: number): void {
    this.bytes += bytes
    this.last = Date.now()
  }
}
