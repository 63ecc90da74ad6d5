import { deepEqual, equal } from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type KeyActions, press } from '../../src/board/keys.ts'
import { Laying } from '../../src/board/laying.ts'
import { letterKeys } from '../../src/settings.ts'
import type { Lay } from '../../src/wire.ts'
import { legal, view } from './sample-views.ts'

/** An element, as far as keys ask about it: what it is inside of. */
class Place {
  constructor(private readonly within: string) {}
  closest(selector: string): Place | null {
    return selector.split(', ').includes(this.within) ? this : null
  }
}

let done: string[] = []
let sent: Lay[] = []
let laying: Laying
let hinted = false

const note = (what: string) => () => void done.push(what)
const actions: KeyActions = {
  endTurn: note('end'),
  takeBack: note('back'),
  tryOut: note('try'),
  layTrial: note('lay'),
  hint: note('hint'),
  rules: note('rules'),
  closeHint: () => {
    const shown = hinted
    hinted = false
    return shown
  },
  chose: () => undefined,
}

before(() => Object.assign(globalThis, { Element: Place }))
after(() => Object.assign(globalThis, { Element: undefined }))
beforeEach(() => {
  done = []
  sent = []
  letterKeys.value = true
  const game = { view: () => view([45]), legal: () => legal(['45a', 12]), you: () => 1, mine: () => true }
  laying = new Laying({ ...game, trying: () => false, busy: () => false, lay: (lay) => sent.push(lay) })
})

const key = (name: string, within = 'body', repeat = false) =>
  press({ key: name, repeat, target: new Place(within) } as unknown as KeyboardEvent, laying, actions)

test('letters and digits act at once', () => {
  for (const name of ['4', '5', 'a', 'e', '?']) equal(key(name), true)
  deepEqual([sent, done], [['45a'], ['end', 'rules']])
})

test('who has switched letter keys off is heard by arrows and Enter alone', () => {
  letterKeys.value = false
  for (const name of ['4', '5', 'a', 'E', '?']) equal(key(name), false)
  deepEqual([sent, done, laying.typed.value], [[], [], ''])
  equal(key('ArrowRight'), true)
  equal(key('Enter'), true)
  deepEqual(sent, ['45a'])
})

test('arrows scroll the log while it has the focus', () => {
  for (const name of ['ArrowRight', 'ArrowDown', 'End', ' ']) equal(key(name, '.log'), false)
  equal(laying.picked.value, undefined)
  equal(key('e', '.log'), true)
})

test('a key that is held down asks once, and walks on with every repetition', () => {
  for (const name of ['e', 'u', 't', 'y', 'h']) {
    equal(key(name), true)
    equal(key(name, 'body', true), true)
  }
  deepEqual(done, ['end', 'back', 'try', 'lay', 'hint'])
  equal(key('ArrowRight', 'body', true), true)
  equal(laying.picked.value, 45)
})

test('Escape closes the hint before it puts a card back', () => {
  hinted = true
  laying.pick(45)
  equal(key('Escape'), true)
  deepEqual([hinted, laying.picked.value], [false, 45])
  equal(key('Escape'), true)
  equal(laying.picked.value, undefined)
  equal(key('Escape'), false)
})
