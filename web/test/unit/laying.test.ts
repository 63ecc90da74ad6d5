import { deepEqual, equal } from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { Laying } from '../../src/board/laying.ts'
import type { Lay, Legal, View } from '../../src/wire.ts'
import { legal, view } from './sample-views.ts'

let sent: Lay[] = []
let game: { view: View; legal: Legal[]; mine: boolean; trying: boolean; busy: boolean }
let laying: Laying

beforeEach(() => {
  sent = []
  const allowed = legal(['23a', -10], ['45a', 12], ['45b', 44], ['45c', 55], ['45d', 19], ['90b', 89, true])
  game = { view: view([4, 23, 45, 90]), legal: allowed, mine: true, trying: false, busy: false }
  laying = new Laying({
    view: () => game.view,
    legal: () => game.legal,
    you: () => 1,
    mine: () => game.mine,
    trying: () => game.trying,
    busy: () => game.busy,
    lay: (lay) => sent.push(lay),
  })
})

const type = (text: string) => {
  for (const key of text) {
    if (/\d/.test(key)) laying.digit(key)
    else laying.letter(key as 'a')
  }
}

test('a card that is tapped is picked, and put back by another tap', () => {
  laying.tap(45)
  equal(laying.picked.value, 45)
  laying.tap(45)
  equal(laying.picked.value, undefined)
  laying.tap(45)
  laying.tap(23)
  equal(laying.picked.value, 23)
})

test('a tapped pile gets the picked card; without one, the player is told to pick a card first', () => {
  equal(laying.on('a'), false)
  deepEqual([laying.pileFirst.value, sent], [true, []])
  laying.tap(45)
  equal(laying.pileFirst.value, false, 'said and done')
  equal(laying.on('a'), true)
  deepEqual(sent, ['45a'])
  laying.pick(undefined)
  laying.on('a')
  game.mine = false
  laying.settle(false)
  equal(laying.pileFirst.value, false, 'the turn is over')
  equal(laying.on('b'), false, 'a tap out of turn is somebody else’s')
  deepEqual([laying.pileFirst.value, sent], [false, ['45a']])
})

test('a typed lay is laid at once when it is complete', () => {
  type('45')
  equal(laying.picked.value, 45)
  deepEqual(sent, [])
  type('a')
  deepEqual(sent, ['45a'])
  equal(laying.typed.value, '')
})

test('the first digit alone picks a card if it is one, the second picks another', () => {
  type('4')
  equal(laying.picked.value, 4)
  type('5')
  equal(laying.picked.value, 45)
  laying.rubOut()
  equal(laying.picked.value, 4)
  equal(laying.typed.value, '4')
  laying.rubOut()
  equal(laying.typed.value, '')
  equal(laying.picked.value, undefined)
})

test('what is typed and does not fit is sent, for the server says why not', () => {
  type('23b')
  deepEqual(sent, ['23b'])
})

test('a number that is not in the hand is told, and its last digits lay no other card', () => {
  for (const [text, told] of [
    ['0a', '0'],
    ['99a', '99'],
    ['100a', '100'],
    ['9a', '9'],
    ['045a', '045'],
    ['523a', '523'],
    ['454a', '454'],
  ] as const) {
    type(text)
    deepEqual([sent, laying.unheld.value, laying.typed.value, laying.picked.value], [[], told, '', undefined], text)
  }
  type('45a')
  deepEqual([sent, laying.unheld.value], [['45a'], ''])
})

test('a wrong digit is told at once and can be rubbed out', () => {
  type('46')
  deepEqual([laying.unheld.value, laying.picked.value], ['46', undefined])
  laying.rubOut()
  deepEqual([laying.unheld.value, laying.picked.value], ['', 4])
  type('5a')
  deepEqual(sent, ['45a'])
})

test('who holds no cards types nothing', () => {
  game.view = view([])
  type('45a')
  deepEqual([sent, laying.typed.value, laying.unheld.value], [[], '', ''])
})

test('a lay that loses asks first', () => {
  type('90b')
  deepEqual(sent, [])
  equal(laying.doubt.value, '90b')
  laying.confirm()
  deepEqual(sent, ['90b'])
  equal(laying.doubt.value, undefined)
})

test('a lay that loses can be thought better of', () => {
  laying.lay(90, 'b')
  laying.pick(undefined)
  equal(laying.doubt.value, undefined)
  laying.confirm()
  deepEqual(sent, [])
})

test('Enter does not answer the question whether a lost game is meant', () => {
  laying.tap(90)
  laying.letter('b')
  equal(laying.enter(), true)
  equal(laying.enter(), false)
  deepEqual(sent, [])
})

test('nothing is lost by trying out, so nothing is asked', () => {
  game.trying = true
  laying.lay(90, 'b')
  deepEqual(sent, ['90b'])
})

test('arrows walk through the hand, aimed where it costs least', () => {
  equal(laying.walk(1), 4)
  equal(laying.aimed.value, undefined)
  equal(laying.walk(1), 23)
  equal(laying.walk(1), 45)
  equal(laying.aimed.value, 'a')
  laying.aim(1)
  equal(laying.aimed.value, 'b')
  laying.aim(-1)
  laying.aim(-1)
  equal(laying.aimed.value, 'd')
  equal(laying.enter(), true)
  deepEqual(sent, ['45d'])
})

test('arrows go round at the ends of the hand', () => {
  equal(laying.walk(-1), 90)
  equal(laying.walk(1), 4)
  game.view = view([])
  equal(laying.walk(1), undefined)
})

test('a letter without digits aims the picked card, and Enter lays it', () => {
  equal(laying.enter(), false)
  laying.tap(45)
  equal(laying.enter(), false)
  laying.letter('b')
  deepEqual(sent, [])
  equal(laying.enter(), true)
  deepEqual(sent, ['45b'])
})

test('a second lay waits for the answer to the first', () => {
  type('45a')
  game.busy = true
  type('23a')
  deepEqual(sent, ['45a'])
  laying.settle(false)
  deepEqual(sent, ['45a'])
  game.busy = false
  laying.settle(false)
  deepEqual(sent, ['45a', '23a'])
})

test('a lay that waits behind a refused one is not laid', () => {
  type('45a')
  game.busy = true
  type('23a')
  game.busy = false
  laying.settle(true)
  laying.settle(false)
  deepEqual(sent, ['45a'])
})

test('a lay that loses by the time it has waited asks first, and nothing is laid behind it', () => {
  type('45a')
  game.busy = true
  type('23a')
  type('45b')
  game.legal = legal(['23a', -10, true], ['45b', 44])
  game.busy = false
  laying.settle(false)
  equal(laying.doubt.value, '23a')
  laying.settle(false)
  deepEqual(sent, ['45a'])
  laying.confirm()
  laying.settle(false)
  deepEqual(sent, ['45a', '23a'])
})

test('whatever waits is forgotten once the turn is another’s', () => {
  type('45a')
  game.busy = true
  type('23a')
  type('45b')
  game.busy = false
  game.mine = false
  laying.settle(false)
  game.mine = true
  laying.settle(false)
  laying.settle(false)
  deepEqual(sent, ['45a'])
})

test('a lay that has waited leaves alone what is typed meanwhile', () => {
  type('45a')
  game.busy = true
  type('23a')
  type('4')
  game.busy = false
  laying.settle(false)
  type('5b')
  deepEqual(sent, ['45a', '23a', '45b'])
})

test('a card that has left the hand is no longer picked, one that stays is', () => {
  laying.tap(45)
  laying.settle(false)
  equal(laying.picked.value, 45)
  game.view = view([4, 23, 90])
  laying.settle(false)
  equal(laying.picked.value, undefined)
})

test('a question is dropped once its lay is no longer there to be made', () => {
  laying.lay(90, 'b')
  game.legal = []
  laying.settle(false)
  equal(laying.doubt.value, undefined)
})
