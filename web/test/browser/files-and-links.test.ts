// Records that are chosen as a file, and links that are copied: by buttons that work more than once, and say what came of it.

import { equal } from 'node:assert/strict'
import { test } from './fixtures.ts'
import { screen } from './screens.ts'
import { sendFile, shown } from './setups.ts'

for (const path of ['/', '/replay']) {
  test(`a file that was chosen can be chosen again once it was mended, from ${path}`, async ({ newScene }) => {
    const scene = await newScene()

    const { page } = scene.guest
    await scene.guest.visit(path)
    // The screens change as soon as a file is read: what becomes of the field is seen at once.
    await page.locator('input[type=file]').evaluate((field) => {
      field.addEventListener('change', () =>
        queueMicrotask(() => Object.assign(window, { left: (field as HTMLInputElement).files?.length })),
      )
    })
    await sendFile(scene, 'Dear diary')
    await shown(scene, '.open-record .why')
    equal(await page.evaluate(() => Reflect.get(window, 'left')), 0, 'the field is empty again')
  })
}

test('a link that cannot be copied says so on its button, and the button is itself again later', async ({
  newScene,
}) => {
  const scene = await newScene()

  const { page } = scene.guest
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await screen('room of a host').open(scene)
  await page.clock.install()
  const button = page.locator('.invite button').first()
  await button.click()
  await page.locator('.invite button', { hasText: 'Copy it from the field' }).waitFor()
  await page.clock.runFor(5000)
  await page.locator('.invite button', { hasText: /^Copy$/ }).waitFor()
})
