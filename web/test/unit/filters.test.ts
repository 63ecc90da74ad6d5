import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, type Filters, filtersOf, isFiltered, NONE, queryOf } from '../../src/history/filters.ts'

const DAY = 86_400_000

test('filters survive in the address of the page', () => {
  const all: Filters[] = [
    NONE,
    { ...NONE, game: 'extreme', seats: 3, result: 'won' },
    { ...NONE, with: 'Ann & Ben?', days: 30 },
    { ...NONE, since: '2026-02-28', until: '2026-11-18' },
  ]
  for (const filters of all) {
    const url = new URL(addressOf(filters), 'http://host')
    equal(url.pathname, '/games')
    deepEqual(filtersOf(url.search), filters)
    equal(isFiltered(filters), filters !== NONE)
  }
})

test('what an address says wrongly is left out', () => {
  deepEqual(filtersOf('?game=chess&seats=9&result=draw&days=3&since=2026-02-30&until=tomorrow&more=1'), NONE)
  equal(filtersOf(`?with=${'x'.repeat(500)}`).with.length, 60)
  equal(filtersOf('?days=7&since=2026-01-01').days, null, 'dates say more than a number of days')
})

test('the server gets moments: the first day from its midnight, the last one to its end', () => {
  equal(queryOf(NONE, 0), '')
  equal(
    queryOf({ ...NONE, game: 'classic', seats: 2, result: 'lost', with: ' Ann ' }, 0),
    'game=classic&seats=2&result=lost&with=Ann',
  )
  equal(queryOf({ ...NONE, days: 7 }, 100 * DAY), `since=${93 * DAY}`)
  const midnight = (month: number, day: number) => new Date(2026, month - 1, day).getTime()
  const dated = new URLSearchParams(queryOf({ ...NONE, since: '2026-03-28', until: '2026-03-29' }, 0))
  equal(dated.get('since'), String(midnight(3, 28)))
  equal(dated.get('until'), String(midnight(3, 30)), 'also where that day has 23 hours')
  const early = new URLSearchParams(queryOf({ ...NONE, since: '1960-01-01' }, 0))
  equal(early.get('since'), '0', 'nobody played before 1970')
})
