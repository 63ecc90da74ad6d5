// The keyboard at the table: which key does what.

import { letterKeys } from '../settings.ts'
import type { PileName } from '../wire.ts'
import type { Laying } from './laying.ts'

/** What keys ask for besides laying. */
export interface KeyActions {
  endTurn: () => void
  takeBack: () => void
  tryOut: () => void
  layTrial: () => void
  hint: () => void
  rules: () => void
  /** Closes the hint that is shown; false if there is none. */
  closeHint: () => boolean
  /** A card was chosen by keys: the focus goes there. */
  chose: (card: number) => void
}

/** The letters: what each asks for, and how the texts call that. */
const letters = {
  e: { action: 'endTurn', what: 'end' },
  u: { action: 'takeBack', what: 'back' },
  t: { action: 'tryOut', what: 'try' },
  y: { action: 'layTrial', what: 'lay' },
  h: { action: 'hint', what: 'hint' },
  '?': { action: 'rules', what: 'rules' },
} as const satisfies Record<string, { action: keyof KeyActions; what: string }>

interface KeyHelp {
  /** The keys, as they are written. */
  keys: readonly string[]
  /** What they do: the end of the id of the message. */
  what: string
  /** Whether they do it only while letters and digits act. */
  letter?: true
}

/** All keys and what they do, for who wants to read it. */
export const help: readonly KeyHelp[] = [
  { keys: ['←', '→'], what: 'walk' },
  { keys: ['↑', '↓'], what: 'aim' },
  { keys: ['Enter'], what: 'enter' },
  { keys: ['3', '1', 'a'], what: 'type', letter: true },
  { keys: ['Backspace'], what: 'rub-out', letter: true },
  ...Object.entries(letters).map(([key, { what }]) => ({ keys: [key], what, letter: true }) as const),
  { keys: ['Esc'], what: 'escape' },
]

const writes = 'input, textarea, select, [contenteditable="true"]'
/** What Enter and Space press while it has the focus. */
export const presses = 'button, a[href], summary, [role="button"]'

/** What is scrolled by keys while it has the focus. */
const scrolls = '.log'
const scrolling = /^(Arrow.*|Page.*|Home|End| )$/

/** Whether a key belongs to somebody else: a text that is written or scrolled, a dialog, a shortcut of the browser. */
export function isForeign(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  if (isCharacter(event.key) && !letterKeys.value) return true
  if (scrolling.test(event.key) && target?.closest(scrolls)) return true
  return target?.closest(`${writes}, dialog, [popover]`) != null
}

const isCharacter = (key: string) => key.length === 1 && key !== ' '

/** Does what a key asks for. Says whether it asked for anything. */
export function press(event: KeyboardEvent, laying: Laying, actions: KeyActions): boolean {
  if (isForeign(event)) return false
  const { key } = event
  if (key === 'Enter' || key === ' ') return enter(event, laying)
  if (/^[0-9]$/.test(key)) laying.digit(key)
  else if (/^[a-dA-D]$/.test(key)) laying.letter(key.toLowerCase() as PileName)
  else return move(key, laying, actions) || ask(event, actions)
  return true
}

/** Enter and Space press what has the focus, unless a card is aimed at a pile. */
function enter(event: KeyboardEvent, laying: Laying): boolean {
  const pressed = event.target instanceof Element ? event.target.closest(presses) : null
  const elsewhere = pressed !== null && !pressed.matches('[data-card]')
  return !elsewhere && laying.enter()
}

function move(key: string, laying: Laying, actions: KeyActions): boolean {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const card = laying.walk(key === 'ArrowRight' ? 1 : -1)
      if (card !== undefined) actions.chose(card)
      return true
    }
    case 'ArrowUp':
    case 'ArrowDown':
      if (laying.picked.value === undefined) return false
      laying.aim(key === 'ArrowDown' ? 1 : -1)
      return true
    case 'Backspace':
      laying.rubOut()
      return true
    case 'Escape':
      if (actions.closeHint()) return true
      if (laying.picked.value === undefined && laying.typed.value === '' && laying.unheld.value === '') return false
      laying.pick(undefined)
      return true
    default:
      return false
  }
}

/** A key that is held down asks once: the server is not asked the same again for every repetition. */
function ask({ key, repeat }: KeyboardEvent, actions: KeyActions): boolean {
  const letter = key.toLowerCase()
  if (!isLetter(letter)) return false
  if (!repeat) actions[letters[letter].action]()
  return true
}

const isLetter = (key: string): key is keyof typeof letters => Object.hasOwn(letters, key)
