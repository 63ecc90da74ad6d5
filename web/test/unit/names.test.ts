import { deepEqual, equal } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { guests, personName, sitterName } from '../../src/sitter-name.ts'
import { languages } from '../../src/words.ts'
import { speakEnglish } from './english.ts'

before(speakEnglish)

test('the names of guests are those that the page gives them, in every language', () => {
  const given = Object.keys(languages).map((code) => {
    const text = readFileSync(join(process.cwd(), '..', 'locales', code, 'page.ftl'), 'utf8')
    return /^page-guest = (.*)$/m.exec(text)?.[1]
  })
  deepEqual(guests, given)
})

test('who never said a name is a guest in the language of the reader', () => {
  deepEqual(['Gast', 'Гість', 'Ada'].map(personName), ['Guest', 'Guest', 'Ada'])
  deepEqual(['Host', 'expert', ''].map(sitterName), ['Guest', 'Expert (bot)', ''])
  equal(personName('Gastón'), 'Gastón')
})
