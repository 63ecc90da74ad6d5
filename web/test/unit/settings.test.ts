import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { remembered } from '../../src/memory.ts'
import { canNotify, notify, sounds, takeNotify } from '../../src/settings.ts'

test('the page is quiet until somebody wants otherwise, and keeps what they want', () => {
  equal(sounds.value, false)
  equal(remembered('sounds'), null)
  sounds.value = true
  equal(remembered('sounds'), 'on')
  sounds.value = false
  equal(remembered('sounds'), 'off')
})

test('where a browser cannot call anybody, calls stay off', async () => {
  equal(canNotify, false)
  equal(await takeNotify(true), false)
  equal(notify.value, false)
  equal(await takeNotify(false), true)
})
