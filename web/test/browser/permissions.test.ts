// The page offers what the server permits, and knows no rules about that itself.

import { deepEqual } from 'node:assert/strict'
import { expect, test } from './fixtures.ts'
import { alone, inTurn } from './setups.ts'

test('buttons follow the permissions the server sends, not the page’s idea of the rules', async ({ newScene }) => {
  const scene = await newScene()
  const { guest } = scene
  const { page } = guest
  let permissions: string[] | undefined
  await page.routeWebSocket('**/socket', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => {
      const frame = JSON.parse(String(text))
      socket.send(JSON.stringify(permissions && frame.may ? { ...frame, may: permissions } : frame))
    })
  })
  const id = await alone(scene, inTurn)
  const offered = () =>
    page
      .locator('.actions button')
      .evaluateAll((buttons) =>
        buttons.flatMap((button) =>
          (button as HTMLButtonElement).disabled ? [] : [button.querySelector('span')?.innerText],
        ),
      )
  const menu = page.getByRole('button', { name: 'Table', exact: true })
  await expect.poll(offered).toEqual(['Try out', 'Hint'])
  await menu.click()
  await page.getByRole('button', { name: 'Give up' }).waitFor()

  permissions = ['end-turn']
  await guest.visit(`/t/${id}`)
  await page.locator('.actions').waitFor()
  deepEqual((await offered()).length, 1, 'only the end of the turn, although the turn owes cards')
  await menu.click()
  await expect(page.getByRole('button', { name: 'Rules' }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give up' })).toHaveCount(0)
})
