import { deepEqual } from 'node:assert/strict'
import { before, test } from 'node:test'
import { personName, sitterName } from '../../src/sitter-name.ts'
import { speakEnglish } from './english.ts'

before(() => speakEnglish({ 'page-guest': 'Visitor' }))

test('players without a name are guests in the language of the reader', () => {
  deepEqual(['Guest', 'Ada'].map(personName), ['Visitor', 'Ada'])
  deepEqual(['Guest', 'expert', ''].map(sitterName), ['Visitor', 'Expert (bot)', ''])
})

test('a name that means guest in another language stays a name', () => {
  const names = ['Host', 'Gast', 'Gość', 'Гість', 'Gastón']
  deepEqual(names.map(personName), names)
  deepEqual(names.map(sitterName), names)
})
