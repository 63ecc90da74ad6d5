// The screens of a table while a game is played, and how one gets there.

import { introduce, table } from './midgame.ts'
import type { Screen } from './scene.ts'
import {
  alone,
  canGive,
  commanded,
  cutOff,
  doubtful,
  giveUp,
  inTurn,
  keepSockets,
  LONG_NAME,
  lonely,
  pick,
  pickGift,
  press,
  shown,
  theirTurn,
  visitTable,
  withFriends,
} from './setups.ts'

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
