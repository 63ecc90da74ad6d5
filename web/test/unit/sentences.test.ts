import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Entry, repeatsSignal, settled } from '../../src/log/entries.ts'
import { contextOf, sentence } from '../../src/log/sentences.ts'
import { namesOf } from '../../src/seat-names.ts'
import { keepingOff } from '../../src/signals.ts'
import type { Seen, Signal, Sitter } from '../../src/wire.ts'
import { speakEnglish } from './english.ts'
import { table } from './environment.ts'

before(() => speakEnglish())

const sitters: Sitter[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Ben' },
  { kind: 'bot', level: 'expert' },
]
const rules = { game: 'extreme', seats: 3, commands: [['mute', [45]]] as [['mute', number[]]] } as const
const you = { seat: 1, host: true, name: 'Ada' }
const context = () => contextOf({ table: { ...table, rules: { ...rules, commands: [['mute', [45]]] }, sitters }, you })
const told = (seen: Seen, more: Partial<Entry> = {}) => sentence({ seq: 1, seen, ...more }, context())

test('seats are named after who sits there', () => {
  const named = (list: Sitter[], seat: number | null) =>
    namesOf({ table: { ...table, sitters: list }, you: { ...you, seat } })
  assert.deepEqual(named(sitters, 1), ['You', 'Ben', 'Expert 3'])
  const guests: Sitter[] = [
    { kind: 'person', name: 'Guest' },
    { kind: 'stand-in', name: 'Guest', level: 'casual' },
    { kind: 'empty' },
  ]
  assert.deepEqual(named(guests, null), ['Guest 1', 'Guest 2', 'Seat 3'])
  const same: Sitter[] = ['Ben', 'Ben'].map((name) => ({ kind: 'person', name }))
  assert.deepEqual(named(same, null), ['Ben (1)', 'Ben (2)'])
  assert.deepEqual(named(guests, 1), ['You', 'Guest 2', 'Seat 3'])
})

test('the sentence about a lay has its step; ten back and help have their own words', () => {
  const seen = { kind: 'laid', seat: 2, card: 44, pile: 'a', step: -10 } as const
  assert.equal(told({ ...seen, step: 3, lay: 'forward' }), 'Ben: 44 on pile a, +3.')
  assert.equal(told({ ...seen, lay: 'ten-back' }), 'Ben: 44 on pile a, ten back!')
  assert.equal(told({ ...seen, lay: 'help' }), 'Ben: 44 on pile a, helping you.')
  assert.equal(told({ ...seen, seat: 1, lay: 'help' }), 'You: 44 on pile a, helping the opponent.')
  const command = told({ ...seen, seat: 1, card: 45, step: 1, lay: 'forward' })
  assert.equal(command, 'You: 45 on pile a, +1. That card has the command “mute”: no talk, no signals.')
})

test('turns, draws and signals have sentences', () => {
  assert.equal(told({ kind: 'turn-began', seat: 3, number: 4 }), 'Turn 4: Expert 3.')
  assert.equal(told({ kind: 'drew', seat: 1, cards: [20, 31] }), 'Drawn: 20, 31.')
  assert.equal(told({ kind: 'drew', seat: 2, count: 1 }), 'Ben: drew one card.')
  assert.equal(told({ kind: 'drew', seat: 2, count: 0 }), null)
  assert.equal(told({ kind: 'signalled', seat: 2, signal: 'keep-off d' }), 'Ben: pile d – keep off.')
  assert.equal(told({ kind: 'signalled', seat: 2, signal: 'hold skull' }), 'Ben: I hold a card with “skull”.')
  assert.equal(told({ kind: 'signalled', seat: 1, signal: 'not-me' }), 'You: I’d rather not go first.')
  assert.equal(told({ kind: 'turn-ended', seat: 1 }), null)
})

test('players who come and go are called by the names they had then', () => {
  const former = (name: string): Partial<Entry> => ({ former: { kind: 'person', name } })
  assert.equal(told({ kind: 'left', seat: 2 }, former('Cem')), 'Cem left the table.')
  assert.equal(told({ kind: 'left', seat: 2 }, former('Guest')), 'Guest 2 left the table.', 'as on the seat')
  assert.equal(told({ kind: 'kicked', seat: 1 }, former('Cem')), 'The host removed Cem.', 'whoever sits there now')
  const bot: Sitter = { kind: 'bot', level: 'casual' }
  assert.equal(told({ kind: 'seated', seat: 3, sitter: bot }, { former: bot }), 'Casual 3 joined the table.')
  assert.equal(told({ kind: 'said', seat: 2, text: 'Well done!' }), 'Ben: “Well done!”')
  assert.equal(told({ kind: 'said', seat: 1, text: 'Thanks.' }), 'You: “Thanks.”')
  assert.equal(told({ kind: 'said', seat: 1, text: 'Bye.' }, former('Cem')), 'Cem: “Bye.”')
})

test('the reader is addressed', () => {
  const [own, other] = [{ seat: 1 }, { seat: 2 }]
  assert.equal(told({ kind: 'host-passed', ...own }), 'You are the host now.')
  assert.equal(told({ kind: 'host-passed', ...other }), 'Ben is the host now.')
  assert.equal(told({ kind: 'silenced', ...own, on: true }), 'The host turned off your chat.')
  assert.equal(told({ kind: 'silenced', ...other, on: true }), 'The host turned off Ben’s chat.')
  assert.equal(told({ kind: 'began', ...own }), 'You go first.')
  assert.equal(told({ kind: 'turn-began', ...own, number: 2 }), 'Turn 2: you.')
  assert.equal(told({ kind: 'invite-only', on: true }), 'Only people with the invite link can take a seat now.')
  assert.equal(told({ kind: 'invite-only', on: true }, { renewed: true }), 'There is a new invite link.')
})

test('the sentence about the end says what was achieved', () => {
  const text = told({ kind: 'ended', outcome: 'lost', left: 9, cause: 'stuck', seat: 2 })
  assert.match(text ?? '', /^Lost with 9 cards left: excellent! Ben could/)
})

test('a signal that is changed and changed back in a turn is told once', () => {
  const signals = (...given: [seat: number, signal: Signal][]): Entry[] => [
    { seq: 1, seen: { kind: 'turn-began', seat: 1, number: 4 } },
    ...given.map(([seat, signal], at) => ({ seq: 2 + at, seen: { kind: 'signalled' as const, seat, signal } })),
  ]
  const seqs = (log: Entry[]) => settled(log).map(({ seq }) => seq)
  const back = signals([2, 'keep-off a'], [2, 'go-ahead a'], [3, 'keep-off a'], [2, 'keep-off a'], [2, 'go-ahead b'])
  assert.deepEqual(seqs(back), [1, 2, 4, 6])
  assert.deepEqual(
    back.filter((entry) => repeatsSignal(entry, back)).map(({ seq }) => seq),
    [5],
  )
  const next: Entry[] = [
    ...signals([2, 'keep-off a']),
    { seq: 9, seen: { kind: 'turn-began', seat: 2, number: 5 } },
    { seq: 10, seen: { kind: 'signalled', seat: 2, signal: 'keep-off a' } },
  ]
  assert.deepEqual(seqs(next), [1, 2, 9, 10], 'another turn is another story')
})

test('who asks to keep off a pile is found, except oneself', () => {
  const signals: Signal[][] = [['keep-off a'], ['keep-off a', 'go-ahead b'], ['small-steps a']]
  assert.deepEqual(keepingOff('a', signals, 1), [1])
  assert.deepEqual(keepingOff('a', signals, null), [0, 1])
  assert.deepEqual(keepingOff('b', signals, 1), [])
})
