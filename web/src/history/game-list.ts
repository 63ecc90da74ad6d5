// The listed games: a page at a time, the latest first.

import { batch, signal } from '@preact/signals'
import { reason } from '../notice.ts'
import { server } from '../server.ts'
import type { GamePage, PlayedGame } from '../wire.ts'

/** Asks for a page of games. */
type Ask = (query: string) => Promise<GamePage>

export class GameList {
  /** The games that are known; `undefined` until the first answer. */
  readonly games = signal<readonly PlayedGame[] | undefined>(undefined)
  /** The query that these games answer. */
  readonly answered = signal<string | undefined>(undefined)
  /** How many there are on all pages. */
  readonly total = signal(0)
  /** Whether there is another page. */
  readonly hasMore = signal(false)
  readonly busy = signal(false)
  /** Why the last request failed; empty if it did not. */
  readonly failure = signal('')

  private query = ''
  private next: string | undefined
  /** The number of the last request: answers to older ones are ignored. */
  private latest = 0

  constructor(private readonly ask: Ask = server.myGames) {}

  /** Lists the games of a query, from the first page. Returns whether that is still wanted once they are there. */
  async load(query: string): Promise<boolean> {
    this.query = query
    this.next = undefined
    return this.request(query, (page) => page.games)
  }

  /** Adds the next page. */
  async more(): Promise<boolean> {
    if (this.next === undefined || this.busy.value) return false
    const after = new URLSearchParams({ after: this.next }).toString()
    const query = this.query === '' ? after : `${this.query}&${after}`
    return this.request(query, (page) => [...(this.games.value ?? []), ...page.games])
  }

  /** Asks once more for what failed. */
  again(): Promise<boolean> {
    return this.next === undefined ? this.load(this.query) : this.more()
  }

  private async request(query: string, games: (page: GamePage) => readonly PlayedGame[]): Promise<boolean> {
    this.latest += 1
    const request = this.latest
    this.busy.value = true
    const answer = await this.ask(query).catch((why) => ({ failure: reason(why) }))
    if (request !== this.latest) return false
    batch(() => {
      this.busy.value = false
      this.failure.value = 'failure' in answer ? answer.failure : ''
      if ('failure' in answer) {
        // The games of another query would be mistaken for those of this one.
        if (this.next === undefined) this.games.value = undefined
        return
      }
      this.games.value = games(answer)
      this.answered.value = this.query
      this.total.value = answer.total
      this.next = answer.next
      this.hasMore.value = answer.next !== undefined
    })
    return !('failure' in answer)
  }
}
