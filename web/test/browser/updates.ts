// A proxy in front of a server that can serve the page as another build: every file with a hash then has another name, and
// the old names are gone, as after an update of the program.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { portOf } from './relay.ts'
import type { TestServer } from './server.ts'

const hashed = /\b([a-z]+-[\w-]{8})\.(js|css)\b/g

export class Updates {
  /** Whether the program has been updated. */
  made = false

  private constructor(
    private readonly target: TestServer,
    private readonly listener: Server,
  ) {}

  static async of(target: TestServer): Promise<Updates> {
    const listener = createServer((asked, answer) => updates.pass(asked, answer))
    const updates = new Updates(target, listener)
    listener.on('upgrade', (asked, browser) => {
      const program = connect(target.port, 'localhost')
      const { address, port } = target
      // As in `pass`: the program is asked by its own name.
      const named = { ...asked.headers, host: `localhost:${port}`, origin: address }
      const headers = Object.entries(named).map(([name, value]) => `${name}: ${value}\r\n`)
      program.write(`GET ${asked.url} HTTP/1.1\r\n${headers.join('')}\r\n`)
      program.pipe(browser).pipe(program)
      for (const side of [browser, program]) side.on('error', () => browser.destroy() && program.destroy())
    })
    await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve))
    return updates
  }

  get address(): string {
    return `http://localhost:${portOf(this.listener)}`
  }

  close(): void {
    this.listener.closeAllConnections()
    this.listener.close()
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = asked.url ?? '/'
    const isAsset = path.startsWith('/assets/')
    if (isAsset && path.includes('-next.') !== this.made) {
      answer.writeHead(404).end()
      return
    }
    const headers = Object.entries(asked.headers).filter(([name]) => !['host', 'connection'].includes(name))
    const told = await fetch(this.target.address + path.replace('-next.', '.'), {
      method: asked.method ?? 'GET',
      headers: { ...(Object.fromEntries(headers) as Record<string, string>), origin: this.target.address },
      ...(asked.method !== 'GET' && asked.method !== 'HEAD' && { body: await bodyOf(asked) }),
    })
    answer.statusCode = told.status
    for (const [name, value] of told.headers) {
      // Texts come unpacked from here, and the policy knows the page by its hash.
      if (!['content-encoding', 'content-length', 'content-security-policy', 'etag'].includes(name)) {
        answer.appendHeader(name, value)
      }
    }
    const text = await told.text()
    answer.end(this.made && !path.startsWith('/api/') ? nextBuild(text) : text)
  }
}

/** A file of the page as another build would have it. */
function nextBuild(text: string): string {
  return text.replace(hashed, '$1-next.$2').replace('"name":"', '"name":"next-')
}

async function bodyOf(asked: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of asked) text += part
  return text
}
