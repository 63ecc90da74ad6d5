// A server where only invited people can create tables: the page says so, and the operator's link changes it for good.

import { match } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from './fixtures.ts'
import { program, TestServer } from './server.ts'

const test = base.extend<{ link: string }>({
  link: async ({ server }, use) => {
    const args = ['invite', '--database', databases.get(server) ?? '', '--port', String(server.port)]
    await use(execFileSync(program(), args, { encoding: 'utf8' }).trim())
  },
  server: async ({ seed }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tenback-'))
    const database = `sqlite:${join(folder, 'tenback.db')}`
    const server = await TestServer.start({ database, seed, whoMayOpen: 'invited' })
    databases.set(server, database)
    await use(server)
    await server.stop()
    rmSync(folder, { recursive: true })
  },
})

const databases = new WeakMap<TestServer, string>()

test('who is not invited is told so, and creates tables after opening the link', async ({ newGuest, link }) => {
  const ada = await newGuest()
  await ada.visit()
  await ada.page.locator('[data-way="alone"]').click()
  const notice = ada.page.locator('.notice')
  await expect(notice).toContainText('ask for the invitation link')

  await ada.page.goto(link)
  await expect(notice).toContainText('Invitation saved')
  match(link, /#invitation=\w{20,}$/)
  await expect(ada.page, 'the address can be copied without giving the invitation away').toHaveURL(/\/$/)

  // The invitation is kept: it also works in a new window.
  const window = await ada.tab()
  await window.visit()
  await window.page.locator('[data-way="alone"]').click()
  await window.until(() => window.moves)
})

test('a link that is not valid is told so, and does not replace one that works', async ({ newGuest, link }) => {
  const wrong = link.replace(/=.*/, '=abcdefghijklmnopqrstu')
  const ada = await newGuest()
  const notice = ada.page.locator('.notice')
  const alone = ada.page.locator('[data-way="alone"]')
  await ada.page.goto(wrong)
  await expect(notice).toContainText('Invitation saved')
  await alone.click()
  await expect(notice).toContainText('That invitation link isn’t valid')

  await ada.page.goto(link)
  await expect(notice).toContainText('Invitation saved')
  await ada.page.goto(wrong)
  await expect(ada.page).toHaveURL(/\/$/)
  await alone.click()
  await ada.until(() => ada.moves)
  await expect(notice).toContainText('Your earlier one still works')

  // The wrong one is forgotten.
  await ada.visit()
  await alone.click()
  await ada.page.locator('.held').first().waitFor()
  await expect(notice).toHaveCount(0)
})
