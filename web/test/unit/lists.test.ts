import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { inOrder } from '../../src/home/lists.ts'
import { onlyHere } from '../../src/table/only-here.ts'
import type { Stage, Summary } from '../../src/wire.ts'

const table = (id: string, stage: Stage, touched: number) => ({ id, stage, touched }) as Summary

test('games that run come first, then rooms that wait, then what is over; each the last touched first', () => {
  const tables = [
    table('over', 'over', 9),
    table('old room', 'waiting', 1),
    table('old game', 'playing', 2),
    table('room', 'waiting', 8),
    table('game', 'playing', 7),
  ]
  deepEqual(
    inOrder(tables).map(({ id }) => id),
    ['game', 'old game', 'room', 'old room', 'over'],
  )
})

test('a name that means the own machine leads nobody else there', () => {
  const names = ['localhost', 'tenback.localhost', '127.0.0.1', '127.1.2.3', '[::1]']
  const others = ['192.168.0.7', 'localhost.example', '127.0.0.1.example', '[2001:db8::1]', 'cards.example']
  deepEqual(
    names.filter((name) => !onlyHere(name)),
    [],
  )
  deepEqual(others.filter(onlyHere), [])
})
