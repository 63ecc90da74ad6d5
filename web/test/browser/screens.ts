// Every screen of the page, and how one gets there.

import { challenge, daily, fakeContest, fakeOccasion, results, TODAY } from './contest.ts'
import { introduce, makeTable, sitDown, table } from './midgame.ts'
import { showLongHistory } from './sample-history.ts'
import type { Scene, Screen } from './scene.ts'
import {
  alone,
  dealt,
  finished,
  giveUp,
  inTurn,
  LONG_NAME,
  lost,
  retryMistakes,
  reviewed,
  sendFile,
  shown,
  visitTable,
} from './setups.ts'
import { tables } from './table-screens.ts'

const home: Screen[] = [
  {
    name: 'home',
    open: async (scene) => {
      await scene.guest.visit()
      await shown(scene, '.ways')
    },
  },
  {
    name: 'home, options open',
    open: async (scene) => {
      await scene.guest.visit()
      await scene.guest.page.locator('.options summary').click()
    },
  },
  {
    name: 'home with tables',
    open: async (scene) => {
      const friend = await scene.friend(LONG_NAME)
      await makeTable(friend, { game: 'extreme', seats: 4, open: true, bots: [{ seat: 2, level: 'expert' }] })
      await introduce(scene.guest, LONG_NAME)
      await table(scene.guest, { game: 'classic', seats: 1 }, inTurn)
      await makeTable(scene.guest, { game: 'face-to-face', seats: 2 })
      await scene.guest.visit()
      await shown(scene, '[data-list=mine] .table-link')
    },
  },
  {
    name: 'offline',
    open: async (scene) => {
      await scene.guest.page.route('**/api/**', (route) => route.abort())
      await scene.guest.visit()
      await shown(scene, '.offline')
    },
  },
]

const rules: Screen[] = (['classic', 'extreme', 'face-to-face'] as const).map((game) => ({
  name: `rules of ${game}`,
  open: async (scene) => {
    await scene.guest.visit(`/rules/${game}`)
    await shown(scene, '.rules')
  },
}))

const lessons: Screen[] = [
  {
    name: 'the lessons',
    open: async (scene) => {
      await scene.guest.visit('/learn')
      await shown(scene, '.lesson-link')
    },
  },
  {
    name: 'a lesson with a wrong move',
    open: async (scene) => {
      await scene.guest.visit('/learn/basics')
      await shown(scene, '.coach')
      await scene.guest.page.locator('[data-card="86"]').click()
      await scene.guest.page.locator('[data-pile="a"]').click()
      await shown(scene, '.refusal')
    },
  },
  {
    name: 'a lesson about signals',
    open: async (scene) => {
      await takeLesson(scene.guest, 'talk', ['61c', '45b', 'end', 'next'])
      await shown(scene, '.about-pile')
    },
  },
  {
    name: 'a lesson at its end',
    open: async (scene) => {
      const start = ['30a', '50b', 'end', 'next']
      await takeLesson(scene.guest, 'face-to-face', ['31c', '30a', 'end', 'next', ...start, '27a', '29a', '19a'])
      await shown(scene, '.after-lesson')
    },
  },
]

const puzzles: Screen[] = [
  {
    name: 'the puzzles',
    open: async (scene) => {
      await scene.guest.visit('/puzzles')
      await shown(scene, '.puzzle-link.today')
    },
  },
  ...(['order', 'race'] as const).map((theme) => ({
    name: `a puzzle about ${theme}`,
    open: async (scene: Scene) => {
      await scene.guest.visit(`/puzzles/next?theme=${theme}`)
      await shown(scene, '.asks')
    },
  })),
  {
    name: 'the solution of a puzzle',
    open: async (scene) => {
      await scene.guest.visit('/puzzles/today')
      await scene.guest.page.locator('.ways-on .button').first().click()
      await shown(scene, '.solution')
    },
  },
]

/** A screen about the games of somebody who has played for years. */
function longHistory(name: string, address: string, opened: string, then?: (scene: Scene) => Promise<unknown>): Screen {
  return {
    name,
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      await showLongHistory(scene.guest)
      await scene.guest.visit(address)
      await shown(scene, opened)
      await then?.(scene)
    },
  }
}

/** Opens every table that has the numbers of a chart. */
async function openTables({ guest: { page } }: Scene): Promise<void> {
  for (const summary of await page.locator('.as-table summary').all()) await summary.click()
}

const histories: Screen[] = [
  {
    name: 'no games yet',
    open: async (scene) => {
      await scene.guest.visit('/games')
      await shown(scene, '.no-games')
    },
  },
  {
    name: 'games, offline',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      await scene.guest.page.route('**/api/**', (route) => route.abort())
      await scene.guest.visit('/games')
      await shown(scene, '.warning')
    },
  },
  longHistory('games', '/games', '.game-row'),
  longHistory('games between two dates', '/games?since=2026-01-01&until=2026-11-18&with=Ann', '.filters.open'),
  longHistory('statistics', '/statistics?game=classic&seats=3&left=7', '.histogram .mark', openTables),
  longHistory('statistics of Face to Face', '/statistics?game=face-to-face&seats=2', '.plots'),
  longHistory('statistics of one game', '/statistics?game=extreme&seats=5', '.plots'),
  longHistory('public profile', '/people/sample', '.person'),
  {
    name: 'no public profile',
    open: async (scene) => {
      await scene.guest.visit('/people/nosuchperson')
      await shown(scene, '.page.short')
    },
  },
]

/** Opens a lesson after some moves, as somebody who comes back to it. */
async function takeLesson(guest: Scene['guest'], name: string, moves: string[]): Promise<void> {
  await guest.visit('/learn')
  await guest.page.evaluate(([key, kept]) => localStorage.setItem(`tenback-lesson-${key}`, kept), [
    name,
    moves.join(','),
  ] as const)
  await guest.visit(`/learn/${name}`)
}

const rooms: Screen[] = [
  {
    name: 'room of a host',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      const bots = [{ seat: 2, level: 'expert' as const }]
      await visitTable(scene.guest, await makeTable(scene.guest, { game: 'extreme', seats: 4, bots }))
      await shown(scene, '.seats')
    },
  },
  {
    name: 'room of a guest, greeted',
    open: async (scene) => {
      const friend = await scene.friend(LONG_NAME)
      await scene.guest.visit(`/t/${await makeTable(friend, { game: 'classic', seats: 3, open: true })}`)
      await shown(scene, '.greeting')
    },
  },
  {
    name: 'room of a guest, seated',
    open: async (scene) => {
      const friend = await scene.friend(LONG_NAME)
      const id = await makeTable(friend, { game: 'classic', seats: 3 })
      await sitDown(friend, id, { idle: true })
      await introduce(scene.guest, LONG_NAME)
      await visitTable(scene.guest, id)
      await scene.guest.page.locator('.greeting button[type=submit]').click()
      await shown(scene, '.seat-place.own')
    },
  },
  {
    name: 'room with an invite link',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      const id = await makeTable(scene.guest, { game: 'classic', seats: 3, invite_only: true })
      await visitTable(scene.guest, id)
      await shown(scene, '.invite-note')
    },
  },
  {
    name: 'closing a table, asked',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      await visitTable(scene.guest, await makeTable(scene.guest, { game: 'classic', seats: 3 }))
      await scene.guest.page.getByRole('button', { name: 'Close this table' }).click()
      await shown(scene, 'dialog[open]')
    },
  },
  {
    name: 'room of the uninvited',
    open: async (scene) => {
      const friend = await scene.friend(LONG_NAME)
      await scene.guest.visit(`/t/${await makeTable(friend, { game: 'classic', seats: 3, invite_only: true })}`)
      await shown(scene, '.greeting')
    },
  },
  {
    name: 'removing somebody, asked',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      const id = await makeTable(scene.guest, { game: 'classic', seats: 3 })
      await sitDown(await scene.friend(LONG_NAME), id, { idle: true })
      await visitTable(scene.guest, id)
      await scene.guest.page.locator('[data-place="2"] .place-actions .button').first().click()
      await shown(scene, '.sure')
    },
  },
  {
    name: 'who begins',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      const friend = await scene.friend(LONG_NAME)
      const id = await table(scene.guest, { game: 'classic', seats: 2 }, dealt, { friends: [friend], idle: true })
      await visitTable(scene.guest, id)
      await shown(scene, '.begin')
    },
  },
]

const afterwards: Screen[] = [
  {
    name: 'lost',
    open: async (scene) => {
      await alone(scene, lost)
      await shown(scene, '[data-after]')
    },
  },
  {
    name: 'won',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      const friend = await scene.friend(LONG_NAME)
      const id = await table(scene.guest, { game: 'face-to-face', seats: 2 }, inTurn, { friends: [friend] })
      await visitTable(scene.guest, id)
      await scene.guest.until(() => scene.guest.view !== undefined)
      await giveUp(friend, id)
      await shown(scene, '[data-after=seat-won]')
    },
  },
  { name: 'replay with all hands', open: (scene) => finished(scene, '?at=20') },
  { name: 'replay of one seat', open: (scene) => finished(scene, '?at=12&seat=2') },
  {
    name: 'review',
    open: async (scene) => {
      await finished(scene, '?turn=9&review')
      await reviewed(scene.guest)
    },
  },
  {
    name: 'a mistake to retry',
    open: async (scene) => {
      await finished(scene, '?review')
      await reviewed(scene.guest)
      await retryMistakes(scene.guest)
    },
  },
  {
    name: 'what if',
    open: async (scene) => {
      await finished(scene, '?at=20')
      await scene.guest.page.locator('.leave').click()
      await shown(scene, '.branched .held')
    },
  },
  {
    name: 'what if, played on by bots',
    open: async (scene) => {
      await finished(scene, '?at=40')
      await scene.guest.page.locator('.leave').click()
      await shown(scene, '.branched .held')
      await scene.guest.page.locator('.branched .bots-on').click()
      await shown(scene, '.branched .transport')
    },
  },
  {
    name: 'a file to open',
    open: async (scene) => {
      await scene.guest.visit('/replay')
      await shown(scene, '.open-record')
    },
  },
  {
    name: 'a file that is no record',
    open: async (scene) => {
      await scene.guest.visit('/replay')
      await sendFile(scene, 'Dear diary')
      await shown(scene, '.open-record .why')
    },
  },
]

const contests: Screen[] = [
  {
    name: 'deals of the day',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      await fakeContest(scene.guest.page)
      await scene.guest.visit('/daily')
      await shown(scene, '.months tbody')
      await scene.guest.page.locator('.seals summary').click()
    },
  },
  {
    name: 'deals of a past day',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      await fakeContest(scene.guest.page, { groups: [] })
      await scene.guest.visit('/daily?day=2026-11-16')
      await shown(scene, '[data-state=finished]')
    },
  },
  {
    name: 'deals of the day, for a stranger',
    open: async (scene) => {
      const { standing: _, ...nobody } = daily
      await fakeContest(scene.guest.page, {
        daily: { ...nobody, deals: daily.deals.map(({ attempt: _, ...deal }) => deal) },
      })
      await scene.guest.visit('/daily')
      await shown(scene, '.deal')
    },
  },
  {
    name: 'ranking of a deal',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      await fakeContest(scene.guest.page)
      await scene.guest.visit(`/daily/${TODAY}/classic-1`)
      await shown(scene, '.own-result .signs')
    },
  },
  {
    name: 'ranking that is still closed',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      await fakeContest(scene.guest.page, { closed: true })
      await scene.guest.visit(`/daily/${TODAY}/extreme-1`)
      await shown(scene, '.closed .button')
    },
  },
  {
    name: 'groups, and an invitation',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      await fakeContest(scene.guest.page)
      await scene.guest.visit('/groups#code')
      await shown(scene, '.group')
      await scene.guest.page.locator('.members button').first().click()
      await shown(scene, '.sure')
    },
  },
  {
    name: 'a challenge',
    open: async (scene) => {
      await fakeContest(scene.guest.page)
      await scene.guest.visit(`/c/${challenge.id}`)
      await shown(scene, '.button.large')
    },
  },
  {
    name: 'results of a challenge',
    open: async (scene) => {
      await fakeContest(scene.guest.page, { challenge: { ...challenge, table: 'two', ...(results && { results }) } })
      await scene.guest.visit(`/c/${challenge.id}`)
      await shown(scene, '.ranking')
    },
  },
  {
    name: 'room of a team for a deal of the day',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      await fakeOccasion(scene.guest, { kind: 'daily', day: TODAY, deal: 'classic-3', ranked: true })
      await visitTable(scene.guest, await makeTable(scene.guest, { game: 'classic', seats: 3 }))
      await shown(scene, '.occasion-note')
    },
  },
  {
    name: 'deal of the day, lost',
    open: async (scene) => {
      await fakeContest(scene.guest.page)
      await fakeOccasion(scene.guest, { kind: 'daily', day: TODAY, deal: 'classic-1', ranked: true })
      await alone(scene, lost)
      await shown(scene, '.after-daily .signs')
    },
  },
]

const others: Screen[] = [
  {
    name: 'another device',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      const { link } = await scene.guest.post('/api/me/devices', {})
      await scene.guest.visit(`/recover${new URL(`${link}`).hash}`)
      await shown(scene, '.page.short .warning')
    },
  },
  {
    name: 'another device, no code',
    open: async (scene) => {
      await scene.guest.visit('/recover')
      await shown(scene, '.page.short')
    },
  },
  {
    name: 'devices',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      await scene.guest.visit('/devices')
      await shown(scene, '.devices .list')
      await scene.guest.page.locator('.backup button').click()
      await shown(scene, '.devices .code')
    },
  },
  {
    name: 'devices, signing out the only one',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      await scene.guest.visit('/devices')
      await scene.guest.page.locator('.devices .list button').last().click()
      await shown(scene, '.devices .warning')
    },
  },
  {
    name: 'own data',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      await scene.guest.visit('/privacy')
      await scene.guest.page.locator('main button').click()
      await shown(scene, '.page.short .warning')
    },
  },
  {
    name: 'unknown table',
    open: async (scene) => {
      await scene.guest.visit('/t/nosuchtable')
      await shown(scene, 'main h1')
    },
  },
  {
    name: 'nothing here',
    open: async (scene) => {
      await scene.guest.visit('/some/where')
      await shown(scene, '.page.short')
    },
  },
]

export const screens: Screen[] = [
  ...home,
  ...rules,
  ...lessons,
  ...puzzles,
  ...histories,
  ...rooms,
  ...tables,
  ...afterwards,
  ...contests,
  ...others,
]

/** A screen by its name. */
export function screen(name: string): Screen {
  const found = screens.find((known) => known.name === name)
  if (!found) throw new Error(`no screen is called ${name}`)
  return found
}
