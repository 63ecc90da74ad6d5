import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { remembered } from '../../src/memory.ts'
import { canNotify, letterKeys, notify, sounds, takeNotify } from '../../src/settings.ts'

test('the page is quiet until somebody wants otherwise, and keeps what they want', () => {
  equal(sounds.value, false)
  equal(remembered('sounds'), null)
  sounds.value = true
  equal(remembered('sounds'), 'on')
  sounds.value = false
  equal(remembered('sounds'), 'off')
})

test('letter keys work until somebody wants otherwise', () => {
  equal(letterKeys.value, true)
  letterKeys.value = false
  equal(remembered('letter-keys'), 'off')
  letterKeys.value = true
  equal(remembered('letter-keys'), 'on')
})

test('where a browser cannot call anybody, calls stay off', async () => {
  equal(canNotify, false)
  equal(await takeNotify(true), false)
  equal(notify.value, false)
  equal(await takeNotify(false), true)
})
