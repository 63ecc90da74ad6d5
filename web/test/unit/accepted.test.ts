import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { firstKnown } from '../../src/accepted.ts'
import { languages } from '../../src/words.ts'

test('the first supported language is chosen, whatever its region or script', () => {
  equal(firstKnown(['fr', 'uk-Cyrl-UA', 'de'], languages), 'uk')
  equal(firstKnown(['de-AT'], languages), 'de')
  equal(firstKnown(['CS'], languages), 'cs')
})

test('languages whose codes start alike are not confused', () => {
  equal(firstKnown(['csb', 'pl'], languages), 'pl', 'Kashubian is not Czech')
  equal(firstKnown(['plt-MG', 'den', 'ukg'], languages), undefined)
})

test('invalid language tags are skipped', () => {
  equal(firstKnown(['', 'C', '*', 'en_US', 'x', 'cs'], languages), 'cs')
})
