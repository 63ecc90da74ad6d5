import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { remembered } from '../../src/memory.ts'
import { canNotify, letterKeys, notify, sounds, takeNotify } from '../../src/settings.ts'

test('sounds and notifications are off until switched on, and the choice is remembered', () => {
  equal(sounds.value, false)
  equal(remembered('sounds'), null)
  sounds.value = true
  equal(remembered('sounds'), 'on')
  sounds.value = false
  equal(remembered('sounds'), 'off')
})

test('keyboard shortcuts are on until switched off', () => {
  equal(letterKeys.value, true)
  letterKeys.value = false
  equal(remembered('letter-keys'), 'off')
  letterKeys.value = true
  equal(remembered('letter-keys'), 'on')
})

test('notifications stay off in browsers without them', async () => {
  equal(canNotify, false)
  equal(await takeNotify(true), false)
  equal(notify.value, false)
  equal(await takeNotify(false), true)
})
