// Takes the pictures of docs/img: `TENBACK_BIN=… npm run pictures`, with `-- -g NAME` for some of them only.
// Look at them before you commit them.

import { join } from 'node:path'
import type { BrowserContextOptions } from '@playwright/test'
import { test } from './fixtures.ts'
import { introduce, makeTable, type Ripe, sitDown } from './midgame.ts'
import type { Scene } from './scene.ts'
import { screen } from './screens.ts'
import { alone, canGive, over, pick, pickGift, reviewed, visitTable, withFriends } from './setups.ts'

interface Picture {
  name: string
  options: BrowserContextOptions
  show: (scene: Scene) => Promise<void>
}

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 }
const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true }
const night: BrowserContextOptions = { colorScheme: 'dark' }

/** A game in its middle, with a card that goes exactly ten back. */
const tenBack: Ripe = ({ mine, view, legal }) =>
  mine &&
  (view?.turn.number ?? 0) > 9 &&
  view?.turn.lays.length === 0 &&
  (view?.piles.every(({ height }) => height > 1) ?? false) &&
  legal.some(({ step }) => step === -10)
/** Extreme at the beginning of a turn, with commands that hold on two piles. */
const commandedAnew: Ripe = ({ mine, view, legal }) =>
  mine &&
  view?.turn.lays.length === 0 &&
  legal.length > 9 &&
  view.piles.filter(({ command }) => command && !['stop', 'skull', 'three'].includes(command)).length > 1

async function speak({ guest }: Scene, text: string): Promise<void> {
  await guest.page.locator('.chat input').fill(text)
  await guest.page.keyboard.press('Enter')
  await guest.page.locator('.entry.said').first().waitFor()
}

async function friendsTable(scene: Scene): Promise<void> {
  await withFriends(scene, ['Ben', 'Cleo'], {}, tenBack)
  await pick(scene, 'back')
}

const pictures: Picture[] = [
  { name: 'home', options: desk, show: screen('home').open },
  { name: 'home-phone', options: { ...phone, ...night }, show: screen('home').open },
  {
    name: 'table',
    options: desk,
    show: async (scene) => {
      await withFriends(scene, ['Ben', 'Cleo'], {}, tenBack)
      await speak(scene, 'I have something nice.')
      await pick(scene, 'back')
    },
  },
  { name: 'table-phone', options: phone, show: friendsTable },
  {
    name: 'extreme',
    options: { ...desk, ...night },
    show: async (scene) => {
      await alone(scene, commandedAnew, 'extreme')
      await pick(scene)
    },
  },
  {
    name: 'face-to-face',
    options: desk,
    show: async (scene) => {
      await withFriends(scene, ['Ben'], { game: 'face-to-face' }, canGive)
      await pickGift(scene)
    },
  },
  {
    name: 'room',
    options: desk,
    show: async (scene) => {
      await introduce(scene.guest, 'Ada')
      const id = await makeTable(scene.guest, { game: 'extreme', seats: 4, bots: [{ seat: 3, level: 'expert' }] })
      await sitDown(await scene.friend('Ben'), id, { idle: true })
      await visitTable(scene.guest, id)
      await scene.guest.page.locator('.seat-place').nth(3).waitFor()
    },
  },
  {
    name: 'replay',
    options: desk,
    show: async (scene) => {
      const id = await withFriends(scene, ['Ben', 'Cleo'], {}, over)
      const { page } = scene.guest
      await scene.guest.visit(`/t/${id}/1?review`)
      await reviewed(scene.guest)
      await page.locator('.decisive button').first().click()
      await page.evaluate(() => document.querySelector('.beside')?.scrollTo(0, 0))
    },
  },
]

const folder = process.env.PICTURES ?? join('..', 'docs', 'img')

for (const { name, options, show } of pictures) {
  test(name, async ({ newScene }) => {
    const scene = await newScene({ colorScheme: 'light', ...options })
    await show(scene)
    await scene.guest.page.mouse.move(0, 0)
    await scene.guest.page.screenshot({ path: join(folder, `${name}.png`) })
  })
}

/** What links to this page show where they are shared: the motto and its picture, and nothing of any table. */
const poster = `
  .header > :not(.wordmark), .start, .tables, .more, .how { display: none !important; }
  .home { display: grid; align-content: end; min-height: 586px; padding-bottom: 0 !important; }
  .opening { grid-template-columns: 1fr 690px; gap: 1rem; min-height: 586px; padding-bottom: 0 !important; }
  .motto { padding-bottom: 6rem; }
  .motto h1 { font-size: 44px; }
  .hero { align-self: end; margin-bottom: 0; }
`

test('share', async ({ newScene }) => {
  const { guest } = await newScene({ viewport: { width: 1200, height: 630 }, bypassCSP: true })
  await guest.visit('/')
  await guest.page.locator('.hero .drawn-hop').waitFor({ state: 'attached' })
  await guest.page.addStyleTag({ content: poster })
  await guest.page.screenshot({ path: join('public', 'share.png') })
})
