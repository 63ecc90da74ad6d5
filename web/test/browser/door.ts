// A door in front of the program that stays where it is when the program ends and another takes its place.

import { connect, createServer, type Server } from 'node:net'
import type { House } from './house.ts'

/** Where something on this machine listens. */
export function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

export class Door {
  private constructor(
    /** Who is behind it. */
    public house: House,
    private readonly server: Server,
  ) {}

  static async before(house: House): Promise<Door> {
    const server = createServer((browser) => {
      const program = connect(door.house.port, 'localhost')
      browser.pipe(program).pipe(browser)
      for (const side of [browser, program]) {
        side.on('error', () => undefined)
        side.on('close', () => browser.destroy() && program.destroy())
      }
    })
    const door = new Door(house, server)
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    return door
  }

  get address(): string {
    return `http://localhost:${portOf(this.server)}`
  }

  close(): void {
    this.server.close()
  }
}
