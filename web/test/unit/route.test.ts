import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from '../../src/frame/screens.ts'

const at = (path: string) => parse(new URL(path, 'http://host'))

test('every page address has its screen', () => {
  deepEqual(at('/'), { screen: 'home', game: null })
  deepEqual(at('/?game=extreme'), { screen: 'home', game: 'extreme' })
  deepEqual(at('/?game=foo'), { screen: 'home', game: null })
  deepEqual(at('/t/abc'), { screen: 'table', id: 'abc' })
  deepEqual(at('/t/abc/2?at=7&seat=1'), { screen: 'replay', table: { id: 'abc', game: 2 }, at: 7, turn: null, seat: 1 })
  deepEqual(at('/t/abc/2?turn=9'), { screen: 'replay', table: { id: 'abc', game: 2 }, at: null, turn: 9, seat: null })
  deepEqual(at('/replay'), { screen: 'replay', at: null, turn: null, seat: null })
  deepEqual(at('/rules'), { screen: 'rules', game: 'classic' })
  deepEqual(at('/rules/extreme'), { screen: 'rules', game: 'extreme' })
  deepEqual(at('/recover#xyz'), { screen: 'recover', code: 'xyz' })
  deepEqual(at('/privacy'), { screen: 'privacy' })
})

test('unknown addresses show the not-found screen', () => {
  const tables = ['/t', '/t/abc/0', '/t/abc/x', '/t/a/1.5', '/t/a/1e2', '/t/a/01', '/t/a/1234567890', '/t/a/1/more']
  const others = ['/elsewhere', '/rules/foo', '/rules/extreme/more', '/replay/x', '/recover/x', '/privacy/x']
  for (const path of [...tables, ...others]) deepEqual(at(path), { screen: 'nothing' }, path)
})
