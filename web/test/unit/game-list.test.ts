import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { GameList } from '../../src/history/game-list.ts'
import { Refused } from '../../src/server.ts'
import type { GamePage, PlayedGame } from '../../src/wire.ts'

const played = (number: number) => ({ table: 'abc', number }) as PlayedGame
const page = (numbers: number[], total: number, next?: string): GamePage => ({
  games: numbers.map(played),
  total,
  ...(next !== undefined && { next }),
})
const numbers = (list: GameList) => list.games.value?.map(({ number }) => number)

test('pages follow each other, with the filters of the first', async () => {
  const asked: string[] = []
  const answers = [page([5, 4], 3, 'a b'), page([1], 3)]
  const list = new GameList(async (query) => {
    asked.push(query)
    return answers.shift() ?? page([], 0)
  })
  equal(await list.load('game=classic'), true)
  deepEqual([numbers(list), list.total.value, list.hasMore.value], [[5, 4], 3, true])
  equal(await list.more(), true)
  deepEqual([numbers(list), list.hasMore.value], [[5, 4, 1], false])
  equal(await list.more(), false, 'there is nothing more')
  deepEqual(asked, ['game=classic', 'game=classic&after=a+b'])
})

test('an answer to filters that have changed since is ignored', async () => {
  const answers = new Map<string, (page: GamePage) => void>()
  const list = new GameList((query) => new Promise((resolve) => answers.set(query, resolve)))
  const first = list.load('with=A')
  const second = list.load('with=An')
  answers.get('with=An')?.(page([2], 1))
  equal(await second, true)
  answers.get('with=A')?.(page([1], 1))
  equal(await first, false)
  deepEqual(numbers(list), [2])
})

test('what failed can be asked for again, and games of other filters are not shown meanwhile', async () => {
  let fails = false
  const list = new GameList(async (query) => {
    if (fails) throw new Refused('too-many', 'Too many requests')
    return query.includes('after') ? page([1], 2) : page([2], 2, 'x')
  })
  await list.load('')
  fails = true
  equal(await list.more(), false)
  deepEqual([numbers(list), list.failure.value], [[2], 'Too many requests'])
  fails = false
  equal(await list.again(), true)
  deepEqual([numbers(list), list.failure.value], [[2, 1], ''])
  fails = true
  await list.load('game=extreme')
  equal(numbers(list), undefined)
  fails = false
  await list.again()
  deepEqual(numbers(list), [2])
})
