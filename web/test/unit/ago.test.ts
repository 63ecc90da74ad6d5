import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { ago } from '../../src/home/ago.ts'

const minute = 60_000
const now = Date.UTC(2030, 0, 10)

test('how long ago is told in the largest whole unit', () => {
  equal(ago(now - 3 * minute, now, 'en'), '3 minutes ago')
  equal(ago(now - 119 * minute, now, 'en'), '1 hour ago')
  equal(ago(now - 49 * 60 * minute, now, 'en'), '2 days ago')
})

test('less than a minute, or a clock that goes before the server’s, is just now', () => {
  equal(ago(now - 59_000, now, 'en'), undefined)
  equal(ago(now + 5000, now, 'en'), undefined)
})

test('plurals are those of the language', () => {
  equal(ago(now - 2 * minute, now, 'cs'), 'před 2 minutami')
  equal(ago(now - 5 * minute, now, 'uk'), '5 хвилин тому')
})
