// The line between a page and the server, which a test can break in ways that no network offers on demand.

import type { WebSocketRoute } from '@playwright/test'
import type { Guest } from './guest.ts'

/** `deaf`: the page hears nothing any more; `dead`: nothing passes either way, and nobody has noticed. */
type State = 'whole' | 'deaf' | 'dead'

interface Socket {
  page: WebSocketRoute
  state: State
}

export class Wire {
  private socket: Socket | undefined

  /** Takes the line of a page into its hands; to be done before a table is opened. */
  static async of(guest: Guest): Promise<Wire> {
    const wire = new Wire()
    await guest.page.routeWebSocket(/\/socket$/, (page) => wire.join(page))
    return wire
  }

  /** What becomes of the connection that is open now; the next one is whole again. */
  make(state: State): void {
    if (!this.socket) throw new Error('there is no connection')
    this.socket.state = state
  }

  /** Ends the connection that is open now. */
  async cut(): Promise<void> {
    await this.socket?.page.close()
  }

  private join(page: WebSocketRoute): void {
    const server = page.connectToServer()
    const socket: Socket = { page, state: 'whole' }
    this.socket = socket
    page.onMessage((text) => {
      if (socket.state !== 'dead') server.send(text)
    })
    server.onMessage((text) => {
      if (socket.state === 'whole') page.send(text)
    })
  }
}
