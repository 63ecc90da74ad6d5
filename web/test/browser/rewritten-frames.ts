// A server whose words are changed on their way to a page: what only some cards bring about can be shown at once.

import type { ServerFrame } from '../../src/wire.ts'
import type { Guest } from './guest.ts'

/** Changes what the server tells a page, from its next connection on. */
export async function rewriteFrames({ page }: Guest, change: (frame: ServerFrame) => ServerFrame): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => socket.send(JSON.stringify(change(JSON.parse(String(text))))))
    socket.onMessage((text) => server.send(text))
  })
}
