import { equal } from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { renew } from '../../src/update.ts'

let reloads = 0
let status = 404
const kept = new Map<string, string>()

beforeEach(() => {
  reloads = 0
  status = 404
  kept.clear()
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  }
  Object.assign(globalThis, {
    fetch: async () => ({ status }),
    location: { reload: () => (reloads += 1) },
    sessionStorage: memory,
  })
  mock.timers.enable({ apis: ['Date'], now: 1_000_000 })
})
afterEach(() => mock.timers.reset())

test('an outdated page is reloaded, one with a bad connection is not', async () => {
  equal(await renew(), true)
  equal(reloads, 1)
  status = 200
  kept.clear()
  equal(await renew(), false)
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no network')) })
  equal(await renew(), false)
  equal(reloads, 1)
})

test('a reload that did not help is not repeated right away', async () => {
  await renew()
  equal(await renew(), false)
  mock.timers.setTime(1_000_000 + 59_000)
  equal(await renew(), false)
  equal(reloads, 1)
  mock.timers.setTime(1_000_000 + 61_000)
  equal(await renew(), true, 'a later update is another one')
  equal(reloads, 2)
})

test('without session storage the page is not reloaded', async () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden')
    },
  })
  equal(await renew(), false)
  equal(reloads, 0)
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, writable: true, value: undefined })
})
