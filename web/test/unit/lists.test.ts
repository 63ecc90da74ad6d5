import { deepEqual, equal } from 'node:assert/strict'
import { mock, test } from 'node:test'
import { inOrder, open, reached, refresh } from '../../src/home/lists.ts'
import { me } from '../../src/me.ts'
import { Refused, server, UNREACHABLE } from '../../src/server.ts'
import { onlyHere } from '../../src/table/only-here.ts'
import type { Stage, Summary } from '../../src/wire.ts'

const table = (id: string, stage: Stage, updated: number) => ({ id, stage, updated }) as Summary

test('running games come first, then waiting rooms, then finished games, each by last change', () => {
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

test('names of the local machine are recognised: links with them work nowhere else', () => {
  const names = ['localhost', 'tenback.localhost', '127.0.0.1', '127.1.2.3', '[::1]']
  const others = ['192.168.0.7', 'localhost.example', '127.0.0.1.example', '[2001:db8::1]', 'cards.example']
  deepEqual(
    names.filter((name) => !onlyHere(name)),
    [],
  )
  deepEqual(others.filter(onlyHere), [])
})

test('an older answer does not overwrite a newer one', async () => {
  me.value = null
  const answers: { give: (tables: Summary[]) => void; fail: (why: Error) => void }[] = []
  const ask = mock.method(server, 'openTables', () => {
    return new Promise<Summary[]>((give, fail) => answers.push({ give, fail }))
  })
  const [slow, lost, quick] = [refresh(), refresh(), refresh()]
  answers[2]?.give([table('new', 'waiting', 2)])
  await quick
  answers[0]?.give([table('old', 'waiting', 1)])
  answers[1]?.fail(new Refused(UNREACHABLE, ''))
  await Promise.all([slow, lost])
  deepEqual(
    open.value?.map(({ id }) => id),
    ['new'],
  )
  equal(reached.value, true)
  ask.mock.restore()
})
