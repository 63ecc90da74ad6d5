// Games and steps that lead to the screens under test.

import { LONGEST_NAME } from '../../src/wire.ts'
import type { Guest } from './guest.ts'
import { introduce, type Ripe, table } from './midgame.ts'
import type { Scene } from './scene.ts'

/** As long and as wide as names can be. */
export const LONG_NAME = 'W'.repeat(LONGEST_NAME)

export const inTurn: Ripe = ({ mine, view }) => mine && view?.turn.lays.length === 0
export const over: Ripe = ({ view }) => view?.phase === 'over'
export const lost: Ripe = ({ view }) => view?.ending?.outcome === 'lost'
export const dealt: Ripe = ({ view }) => view?.phase === 'dealt'
export const theirTurn: Ripe = ({ mine, view }) => view?.phase === 'running' && !mine
const canLose: Ripe = ({ mine, legal }) => mine && legal.some(({ loses }) => loses)
/** Commands that hold, on two piles. */
export const commanded: Ripe = ({ mine, view }) =>
  mine &&
  (view?.piles.filter(({ command }) => command && !['stop', 'skull', 'three'].includes(command)).length ?? 0) > 1
/** A card that may be given, in a game that has begun to fill. */
export const canGive: Ripe = ({ mine, view, legal, seat }) =>
  mine &&
  (view?.turn.number ?? 0) > 6 &&
  legal.some(({ lay }) => {
    const pile = view?.piles.find(({ pile }) => lay.endsWith(pile))
    return pile?.owner !== undefined && pile.owner !== seat
  })

/** Shows a table, once the page knows it. */
export async function visitTable(guest: Guest, id: string): Promise<void> {
  await guest.visit(`/t/${id}`)
  await guest.page.locator('main.table h1').first().waitFor({ state: 'attached' })
}

/** A table for one that stands as wanted. */
export async function alone(scene: Scene, ripe: Ripe, game: 'classic' | 'extreme' = 'classic'): Promise<string> {
  await introduce(scene.guest, 'Ada')
  const id = await table(scene.guest, { game, seats: 1 }, ripe)
  await visitTable(scene.guest, id)
  return id
}

/** A table with friends; all of them play until it stands as wanted. */
export async function withFriends(scene: Scene, names: string[], wanted: object, ripe: Ripe): Promise<string> {
  const { guest } = scene
  await introduce(guest, 'Ada')
  const friends = []
  for (const name of names) friends.push(await scene.friend(name))
  const id = await table(guest, { game: 'classic', seats: names.length + 1, ...wanted }, ripe, { friends })
  await visitTable(guest, id)
  return id
}

/** A card that is picked: the first that has a place of this kind. */
export async function pick({ guest }: Scene, ...fits: string[]): Promise<void> {
  for (const fit of [...fits, 'fits', 'back', 'loses', 'nowhere']) {
    const card = guest.page.locator(`.held[data-fit="${fit}"]`)
    if ((await card.count()) === 0) continue
    await card.first().click()
    return
  }
}

/** A card that could be given to the opponent, picked. */
export async function pickGift({ guest }: Scene): Promise<void> {
  const theirs = guest.view?.piles.filter(({ owner }) => owner !== guest.you?.seat).map(({ pile }) => pile) ?? []
  const gift = guest.legal.find(({ lay }) => theirs.some((pile) => lay.endsWith(pile)))
  await guest.page.locator(`[data-card="${gift?.lay.slice(0, -1)}"]`).click()
}

export const press = ({ guest }: Scene, key: string) => guest.page.keyboard.press(key)
export const shown = ({ guest }: Scene, what: string) => guest.page.locator(what).first().waitFor()

/** Cuts the line to the table; plain requests still get through, so that texts can be fetched. */
export async function cutOff(guest: Guest): Promise<void> {
  await guest.page.evaluate(() => {
    const line = (window as unknown as { line: { cut: boolean; sockets: WebSocket[] } }).line
    line.cut = true
    for (const socket of line.sockets) socket.close()
  })
}

/** Mends the line again. */
export async function mendLine(guest: Guest): Promise<void> {
  await guest.page.evaluate(() => {
    ;(window as unknown as { line: { cut: boolean } }).line.cut = false
  })
}

/** Keeps the page's sockets at hand, so that they can be cut. Browsers that go offline keep those that are open. */
export async function keepSockets(guest: Guest): Promise<void> {
  await guest.page.addInitScript(() => {
    const line = { cut: false, sockets: [] as WebSocket[] }
    Object.assign(window, { line })
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(line.cut ? new URL('/api/nowhere', address) : address)
        line.sockets.push(this)
      }
    }
  })
}

export async function doubtful(scene: Scene): Promise<void> {
  await alone(scene, canLose)
  const { guest } = scene
  const losing = guest.legal.find(({ loses }) => loses)
  if (!losing) throw new Error('nothing loses')
  await guest.page.locator(`[data-card="${losing.lay.slice(0, -1)}"]`).click()
  await guest.page.locator(`[data-pile="${losing.lay.slice(-1)}"]`).click()
  await shown(scene, '.doubt')
}

export async function lonely(scene: Scene): Promise<void> {
  await withFriends(scene, [LONG_NAME], {}, inTurn)
}

export async function sendFile({ guest }: Scene, text: string): Promise<void> {
  const file = { name: 'game.tgn', mimeType: 'text/plain', buffer: Buffer.from(text) }
  await guest.page.locator('input[type=file]').setInputFiles(file)
}

/** Somebody at a table gives up, or proposes to. */
export async function giveUp({ page }: Guest, id: string): Promise<void> {
  await page.evaluate((id) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`)
    socket.onopen = () => {
      socket.send('{"type": "hello"}')
      socket.send('{"type": "do", "id": "r-1", "command": {"kind": "resign"}}')
    }
  }, id)
}

/** The review is complete. That may take a while on a busy machine. */
export const reviewed = ({ page }: Guest) => page.locator('.balance').waitFor({ timeout: 120_000 })

/** Begins to play the mistakes of a seat again: of the first one that made any. */
export async function retryMistakes({ page }: Guest): Promise<void> {
  const seats = page.locator('.retry-start option')
  const start = page.locator('.retry-start .button')
  for (let at = 0; (await start.count()) === 0; at += 1) {
    if (at === (await seats.count())) throw new Error('nobody made a mistake')
    await page.locator('.retry-start select').selectOption({ index: at })
  }
  await start.click()
  await page.locator('.stage .held').first().waitFor()
}

/** A finished game of three, as a replay. */
export async function finished(scene: Scene, query = ''): Promise<void> {
  const id = await withFriends(scene, [LONG_NAME, LONG_NAME], {}, over)
  await scene.guest.visit(`/t/${id}/1${query}`)
  await shown(scene, '.transport')
}
