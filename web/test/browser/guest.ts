// Somebody with a browser: what they see and do, and everything that ever reached their page.

import { EventEmitter, once } from 'node:events'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Legal, ServerFrame, View, You } from '../../src/wire.ts'
import { useDraft } from './local-build.ts'
import type { Address } from './server.ts'

/** A phone that is held upright, the smallest there is. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }

export class Guest {
  /** Everything the page received: frames of its sockets and bodies of its requests. */
  readonly received: string[] = []
  /** What the server answered to plain requests, until the cards of a game were shown to everybody. */
  readonly bodies: string[] = []
  /** What the page complained about. */
  readonly faults: string[] = []
  /** The game as the server told it last. */
  view: View | undefined
  legal: Legal[] = []
  you: You | undefined
  /** The number of the last event. */
  seq = 0
  /** Whether the cards of the last game lie open. */
  opened = false

  private readonly messages = new EventEmitter()

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly server: Address,
  ) {
    page.on('pageerror', (fault) => this.faults.push(String(fault)))
    page.on('console', (line) => {
      // Chromium asks for this file where a page names no icon, as answers of the API do not.
      const aboutIcon = line.location().url.endsWith('/favicon.ico')
      if (line.type() === 'error' && !aboutIcon) this.faults.push(line.text())
    })
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.hear(String(payload))))
    page.on('response', (response) => {
      const kept = !this.opened && new URL(response.url()).pathname.startsWith('/api/')
      response.text().then(
        (text) => {
          this.received.push(text)
          if (kept) this.bodies.push(text)
        },
        () => undefined,
      )
    })
  }

  /** A browser of one's own: nothing is shared with the others. */
  static async arrive(browser: Browser, server: Address, options: BrowserContextOptions = {}): Promise<Guest> {
    const context = await browser.newContext(options)
    await useDraft(context)
    return new Guest(context, await context.newPage(), server)
  }

  /** Another window of the same browser. */
  async tab(): Promise<Guest> {
    return new Guest(this.context, await this.context.newPage(), this.server)
  }

  /** Is somebody, without having said so on the page. */
  async takeName(name: string): Promise<void> {
    await this.post('/api/me', { name })
  }

  /** A request with this browser's cookie, past its page. */
  async post(path: string, data: object): Promise<Record<string, string>> {
    const answer = await this.context.request.post(new URL(path, this.server.address).href, { data })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }

  /** Opens a screen by its path. */
  async visit(path = '/'): Promise<void> {
    await this.page.goto(new URL(path, this.server.address).href)
  }

  /** Whether this guest is to move. */
  get moves(): boolean {
    return this.view?.phase === 'running' && this.view.turn.seat === this.you?.seat
  }

  get over(): boolean {
    return this.view?.phase === 'over'
  }

  /** Waits until a condition on what the server has sent to this page holds. It is checked after every message. */
  async until(condition: () => boolean, timeout = 30_000): Promise<void> {
    const signal = AbortSignal.timeout(timeout)
    while (!condition()) {
      await once(this.messages, 'message', { signal }).catch((cause: unknown) => {
        throw new Error(`this did not come true within ${timeout} ms: ${condition}`, { cause })
      })
    }
  }

  /** Waits until the page shows what the server has sent: a test hears of a message before the page has drawn it. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(
      (seq) => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq') ?? -1) >= seq,
      this.seq,
    )
  }

  /** The cheapest lay that loses nothing if it can be helped: a sensible player, without knowing the rules. */
  get best(): Legal {
    const dear = ({ step, loses }: Legal) => (loses ? 1000 : 0) + step
    const [first, ...rest] = this.legal
    if (!first) throw new Error('nothing can be laid')
    return rest.reduce((best, legal) => (dear(legal) < dear(best) ? legal : best), first)
  }

  private hear(payload: string): void {
    this.received.push(payload)
    this.follow(JSON.parse(payload) as ServerFrame)
    this.messages.emit('message')
  }

  private follow(frame: ServerFrame): void {
    if (frame.type !== 'welcome' && frame.type !== 'step') return
    this.opened = frame.view?.phase === 'over'
    this.view = frame.view
    this.legal = frame.legal
    this.you = frame.you ?? this.you
    this.seq = frame.seq
  }
}
