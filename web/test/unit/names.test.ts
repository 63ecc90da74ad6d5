import { deepEqual } from 'node:assert/strict'
import { before, test } from 'node:test'
import { numbered } from '../../src/seat-names.ts'
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

test('the number that distinguishes a name is kept apart, so that it is never cut', () => {
  deepEqual(numbered('Expert 2', 2), ['Expert', ' 2'])
  deepEqual(numbered('Ann (3)', 3), ['Ann', ' (3)'])
  deepEqual(numbered('Ann 5', 3), ['Ann 5', ''], 'part of the name')
})
