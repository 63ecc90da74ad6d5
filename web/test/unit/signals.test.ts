import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { holdSignal, pileSignal, readSignal, signalAbout, startSignal } from '../../src/signals.ts'
import { CARD_COMMANDS, PILE_SIGNALS } from '../../src/wire.ts'

test('every signal is parsed as it was written', () => {
  for (const signal of PILE_SIGNALS) {
    for (const pile of ['a', 'b', 'c', 'd'] as const) {
      deepEqual(readSignal(pileSignal(signal, pile)), { kind: 'pile', signal, pile })
    }
  }
  for (const command of CARD_COMMANDS) deepEqual(readSignal(holdSignal(command)), { kind: 'hold', command })
  deepEqual(readSignal('let-me-begin'), { kind: 'start', signal: 'let-me-begin' })
  deepEqual(readSignal('not-me'), { kind: 'start', signal: 'not-me' })
})

test('a signal about one pile says nothing about another, or about who goes first', () => {
  equal(signalAbout('a', ['hold three', 'keep-off a', 'go-ahead b']), 'keep-off')
  equal(signalAbout('b', ['hold three', 'keep-off a', 'go-ahead b']), 'go-ahead')
  equal(signalAbout('c', ['hold three', 'keep-off a']), undefined)
  equal(startSignal(['keep-off a', 'not-me']), 'not-me')
  equal(startSignal(['keep-off a']), undefined)
})
