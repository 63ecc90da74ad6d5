import { equal } from 'node:assert/strict'
import { before, test } from 'node:test'
import { company } from '../../src/history/people.ts'
import type { PlayedBy } from '../../src/wire.ts'
import { speakEnglish } from './english.ts'

before(() => speakEnglish())

const ada: PlayedBy = { name: 'Ada' }
const expert: PlayedBy = { name: '', level: 'expert' }

test('a game names everybody but the reader', () => {
  equal(company({ game: 'classic', players: [ada], seat: 1 }), 'alone')
  equal(company({ game: 'classic', players: [{ name: 'Ann' }, ada, expert], seat: 2 }), 'Ann, Expert (bot)')
  equal(company({ game: 'face-to-face', players: [ada, expert], seat: 1 }), 'against Expert (bot)')
})

test('guests, deleted people and replaced ones are called what they are', () => {
  const players: PlayedBy[] = [ada, { name: 'Guest' }, { name: '?' }, { name: 'Ben', level: 'strong' }]
  equal(company({ game: 'extreme', players, seat: 1 }), 'Guest, deleted player, Ben (replaced by Strong)')
})

test('somebody who had left is told who sat there at the end', () => {
  equal(company({ game: 'face-to-face', players: [{ name: 'Ann' }, expert] }), 'Ann, Expert (bot)')
})
