// Every screen of the page, and how one gets there.

import { introduce, makeTable, sitDown, table } from './midgame.ts'
import type { Scene } from './scene.ts'
import {
  alone,
  canGive,
  commanded,
  cutOff,
  dealt,
  doubtful,
  finished,
  giveUp,
  inTurn,
  keepSockets,
  LONG_NAME,
  lonely,
  lost,
  pick,
  pickGift,
  press,
  sendFile,
  shown,
  theirTurn,
  visitTable,
  withFriends,
} from './setups.ts'

export interface Screen {
  name: string
  open: (scene: Scene) => Promise<void>
}

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

export const tables: Screen[] = [
  { name: 'table in turn', open: async (scene) => void (await alone(scene, inTurn)) },
  {
    name: 'table out of turn',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      // The friend begins by the server's word and then thinks for ever.
      const friends = [await scene.friend(LONG_NAME), await scene.friend(LONG_NAME)]
      const id = await table(scene.guest, { game: 'classic', seats: 3 }, theirTurn, { friends, idle: true })
      await visitTable(scene.guest, id)
    },
  },
  {
    name: 'card picked',
    open: async (scene) => {
      await alone(scene, inTurn)
      await pick(scene)
    },
  },
  {
    name: 'trying out',
    open: async (scene) => {
      await alone(scene, inTurn)
      await press(scene, 't')
      await scene.guest.page.keyboard.type(scene.guest.best.lay)
      await scene.guest.page.locator('.actions .button.primary:enabled').waitFor()
    },
  },
  {
    name: 'hint shown',
    open: async (scene) => {
      await alone(scene, inTurn)
      await press(scene, 'h')
      await shown(scene, '.hint')
    },
  },
  { name: 'losing lay', open: doubtful },
  {
    name: 'refusal',
    open: async (scene) => {
      await alone(scene, inTurn)
      await press(scene, 'e')
      await shown(scene, '.refusal')
    },
  },
  {
    name: 'commands in force',
    open: async (scene) => {
      await alone(scene, commanded, 'extreme')
      await pick(scene)
    },
  },
  {
    name: 'gift lit',
    open: async (scene) => {
      await withFriends(scene, [LONG_NAME], { game: 'face-to-face' }, canGive)
      await pickGift(scene)
      await shown(scene, '[data-stand=gift]')
    },
  },
  {
    name: 'signals menu',
    open: async (scene) => {
      await lonely(scene)
      await scene.guest.page.locator('[popovertarget=signals-a]').click()
      await shown(scene, '#signals-a')
    },
  },
  {
    name: 'chat and log',
    open: async (scene) => {
      await withFriends(
        scene,
        [LONG_NAME, LONG_NAME, LONG_NAME, LONG_NAME],
        {},
        ({ mine, view }) => mine && (view?.turn.number ?? 0) > 5,
      )
      await scene.guest.page.locator('.talk input').fill('Well done, everybody!')
      await press(scene, 'Enter')
      await shown(scene, '.entry.said')
    },
  },
  {
    name: 'table menu',
    open: async (scene) => {
      await lonely(scene)
      await scene.guest.page.locator('.bar-buttons [popovertarget]').last().click()
      await shown(scene, '.popover:popover-open')
    },
  },
  {
    name: 'settings menu',
    open: async (scene) => {
      await alone(scene, inTurn)
      await scene.guest.page.locator('.menu-button').click()
      await shown(scene, '.menu.open')
    },
  },
  {
    name: 'question before giving up',
    open: async (scene) => {
      await lonely(scene)
      await scene.guest.page.locator('.bar-buttons [popovertarget]').last().click()
      await scene.guest.page.getByRole('button', { name: 'Give up' }).click()
      await shown(scene, 'dialog[open]')
    },
  },
  {
    name: 'rules panel',
    open: async (scene) => {
      await alone(scene, inTurn)
      await press(scene, '?')
      await shown(scene, '.rules-panel .rules')
    },
  },
  {
    name: 'connection lost',
    open: async (scene) => {
      await keepSockets(scene.guest)
      await alone(scene, inTurn)
      await cutOff(scene.guest)
      await shown(scene, '.connection.trouble')
    },
  },
  {
    name: 'somebody away',
    open: async (scene) => {
      await lonely(scene)
      await scene.leave()
      await shown(scene, '.mate-notes .note')
    },
  },
  {
    name: 'vote on giving up',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      const friend = await scene.friend(LONG_NAME)
      const friends = [friend, await scene.friend('Cem')]
      const id = await table(scene.guest, { game: 'classic', seats: 3 }, inTurn, { friends })
      await visitTable(scene.guest, id)
      await giveUp(friend, id)
      await shown(scene, '.vote button')
    },
  },
  {
    name: 'clock running',
    open: async (scene) => {
      await withFriends(scene, [LONG_NAME], { clock: { seconds: 300 } }, inTurn)
      await shown(scene, '.clock')
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

const others: Screen[] = [
  {
    name: 'another device',
    open: async (scene) => {
      await introduce(scene.guest, LONG_NAME)
      const { link } = await scene.guest.post('/api/me/recovery', {})
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

export const screens: Screen[] = [...home, ...rules, ...rooms, ...tables, ...afterwards, ...others]

/** A screen by its name. */
export function screen(name: string): Screen {
  const found = screens.find((known) => known.name === name)
  if (!found) throw new Error(`no screen is called ${name}`)
  return found
}
