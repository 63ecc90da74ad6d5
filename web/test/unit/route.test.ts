import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from '../../src/frame/screens.ts'

const at = (path: string) => parse(new URL(path, 'http://host'))

test('every page address has its screen', () => {
  deepEqual(at('/'), { screen: 'home', game: null })
  deepEqual(at('/?game=extreme'), { screen: 'home', game: 'extreme' })
  deepEqual(at('/?game=foo'), { screen: 'home', game: null })
  deepEqual(at('/t/abc'), { screen: 'table', id: 'abc' })
  const replay = { screen: 'replay', at: null, turn: null, seat: null, review: false }
  const table = { id: 'abc', game: 2 }
  deepEqual(at('/t/abc/2?at=7&seat=1'), { ...replay, table, at: 7, seat: 1 })
  deepEqual(at('/t/abc/2?turn=9&review'), { ...replay, table, turn: 9, review: true })
  deepEqual(at('/replay'), replay)
  deepEqual(at('/rules'), { screen: 'rules', game: 'classic' })
  deepEqual(at('/rules/extreme'), { screen: 'rules', game: 'extreme' })
  deepEqual(at('/recover#xyz'), { screen: 'recover', code: 'xyz' })
  deepEqual(at('/privacy'), { screen: 'privacy' })
  deepEqual(at('/daily'), { screen: 'daily', day: null, deal: null })
  deepEqual(at('/daily?day=2026-11-17'), { screen: 'daily', day: '2026-11-17', deal: null })
  deepEqual(at('/daily?day=yesterday'), { screen: 'daily', day: null, deal: null })
  deepEqual(at('/daily/2026-11-17/classic-2'), { screen: 'daily', day: '2026-11-17', deal: 'classic-2' })
  deepEqual(at('/groups#code'), { screen: 'groups', code: 'code' })
  deepEqual(at('/c/abc'), { screen: 'challenge', id: 'abc' })
  deepEqual(at('/devices'), { screen: 'devices' })
  deepEqual(at('/puzzles'), { screen: 'puzzles', puzzle: null, theme: null })
  deepEqual(at('/puzzles/today'), { screen: 'puzzles', puzzle: 'today', theme: null })
  deepEqual(at('/puzzles/0a1b2c3d?theme=chain'), { screen: 'puzzles', puzzle: '0a1b2c3d', theme: 'chain' })
  deepEqual(at('/puzzles/next?theme=chess'), { screen: 'puzzles', puzzle: 'next', theme: null })
  deepEqual(at('/games?result=won'), { screen: 'games', search: '?result=won' })
  deepEqual(at('/statistics'), { screen: 'statistics', search: '' })
  deepEqual(at('/people/abc?game=classic'), { screen: 'person', id: 'abc', search: '?game=classic' })
})

test('unknown addresses show the not-found screen', () => {
  const tables = ['/t', '/t/abc/0', '/t/abc/x', '/t/a/1.5', '/t/a/1e2', '/t/a/01', '/t/a/1234567890', '/t/a/1/more']
  const others = [
    '/elsewhere',
    '/rules/foo',
    '/rules/extreme/more',
    '/replay/x',
    '/recover/x',
    '/privacy/x',
    '/devices/x',
    '/puzzles/x',
    '/puzzles/today/x',
    '/daily/2026-11-17',
    '/daily/2026-11-31/classic-1',
    '/daily/2026-11-17/classic-9',
    '/daily/2026-11-17/classic-1/x',
    '/groups/x',
    '/c',
    '/c/abc/x',
    '/games/x',
    '/statistics/x',
    '/people',
    '/people/abc/x',
  ]
  for (const path of [...tables, ...others]) deepEqual(at(path), { screen: 'nothing' }, path)
})
