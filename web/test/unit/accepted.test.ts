import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { firstKnown } from '../../src/accepted.ts'
import { languages } from '../../src/words.ts'

test('the first language we have is taken, whatever region or script it is written for', () => {
  equal(firstKnown(['fr', 'uk-Cyrl-UA', 'de'], languages), 'uk')
  equal(firstKnown(['de-AT'], languages), 'de')
  equal(firstKnown(['CS'], languages), 'cs')
})

test('a language whose code begins like that of another one is not that one', () => {
  equal(firstKnown(['csb', 'pl'], languages), 'pl', 'Kashubian is not Czech')
  equal(firstKnown(['plt-MG', 'den', 'ukg'], languages), undefined)
})

test('what is not a language tag is passed over', () => {
  equal(firstKnown(['', 'C', '*', 'en_US', 'x', 'cs'], languages), 'cs')
})
