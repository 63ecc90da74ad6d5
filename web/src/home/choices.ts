// What is chosen on the home screen, and which table that is.

import {
  GAMES,
  type Game,
  LEVELS,
  LEVELS_FOR_PEOPLE,
  type Level,
  type NewTable,
  SEATS,
  TALKS,
  type Talk,
} from '../wire.ts'

/** The three big buttons. */
export type Way = 'alone' | 'bots' | 'friends'

/** Who shall sit on another seat. */
export type Company = Level | 'friend' | 'nobody'

export interface Choices {
  game: Game
  /** How many play at a table with friends. */
  friends: number
  /** Who plays on the other four seats when one plays with bots. */
  company: Company[]
  talk: Talk
  guard: boolean
  /** For professionals (A18): one card fewer in every hand; three cards a turn. */
  fewerCards: boolean
  threeCards: boolean
  /** Seconds for a turn; 0 for as long as one likes. */
  seconds: number
  /** Whether who takes longer has lost. Only opponents can agree on that. */
  loses: boolean
  spectators: boolean
  /** Whether only people with the invite link may take a seat. */
  inviteOnly: boolean
  open: boolean
  /** Whether players may ask for hints; as the server has it if nothing is said. */
  hints: Hints
}

/** Whether hints are agreed on, or left to what the game usually has. */
export type Hints = 'usual' | 'yes' | 'no'
export const hintChoices: readonly Hints[] = ['usual', 'yes', 'no']

export const clocks: readonly number[] = [0, 30, 60, 120, 300]
/** Who can be chosen for another seat. */
export const companies: readonly Company[] = [...LEVELS_FOR_PEOPLE, 'friend', 'nobody']
/** The same, and whom older pages offered. */
const everOffered: readonly Company[] = [...LEVELS, 'friend', 'nobody']
/** How many others can sit at a table, at most. */
export const OTHER_SEATS = SEATS.classic[1] - 1
/** How many can play at a table with friends. */
export const parties: readonly number[] = Array.from({ length: OTHER_SEATS }, (_, at) => at + 2)

export const usual: Choices = {
  game: 'classic',
  friends: 2,
  company: ['expert', 'expert', 'nobody', 'nobody'],
  talk: 'chat',
  guard: true,
  fewerCards: false,
  threeCards: false,
  seconds: 0,
  loses: false,
  spectators: true,
  inviteOnly: false,
  open: false,
  hints: 'usual',
}

/** How many cards the rules put in a hand (A2), for one to five players: the server wants the number that is one fewer. */
const HANDS = [8, 7, 6, 6, 6]

/** Who sits on the seats from the second on. Two play Face to Face, so alone it is against a bot that is not too strong. */
export function others({ game, friends, company }: Choices, way: Way): Company[] {
  const duel = game === 'face-to-face'
  if (way === 'alone') return duel ? ['casual'] : []
  if (way === 'friends') return duel ? ['friend'] : new Array<Company>(friends - 1).fill('friend')
  const chosen = company.filter((sitter) => sitter !== 'nobody')
  const seated: Company[] = chosen.length > 0 ? chosen : ['expert', 'expert']
  return duel ? seated.slice(0, 1) : seated
}

/** The table to ask the server for. */
export function wanted(choices: Choices, way: Way): Partial<NewTable> {
  const { game, talk, guard, seconds, loses, spectators } = choices
  const company = others(choices, way)
  const duel = game === 'face-to-face'
  const bots = company.flatMap((sitter, at) =>
    sitter === 'friend' || sitter === 'nobody' ? [] : [{ seat: at + 2, level: sitter }],
  )
  return {
    game,
    seats: company.length + 1,
    ...(company.length > 0 && { talk, guard, bots }),
    ...(!duel && harder(choices, company.length)),
    ...(seconds > 0 && { clock: { seconds, loses: duel && loses } }),
    ...(choices.hints !== 'usual' && { hints: choices.hints === 'yes' }),
    spectators,
    ...(choices.inviteOnly && bots.length < company.length && { invite_only: true }),
    open: choices.open && !choices.inviteOnly && bots.length < company.length,
  }
}

function harder({ fewerCards, threeCards }: Choices, others: number): Partial<NewTable> {
  const hand = HANDS[others]
  return {
    ...(fewerCards && hand !== undefined && { hand_size: hand - 1 }),
    ...(threeCards && { minimum: 3 }),
  }
}

/** Choices that were kept as a text: whatever of it cannot be understood, or is of an older page, is as usual. */
export function readChoices(text: string | null): Choices {
  const kept = parsed(text)
  const one = <K extends keyof Choices>(key: K, all: readonly Choices[K][]): Choices[K] =>
    all.find((known) => known === kept[key]) ?? usual[key]
  const either = [true, false]
  const company = Array.isArray(kept.company) ? kept.company : []
  return {
    game: one('game', GAMES),
    friends: one('friends', parties),
    company: usual.company.map((other, at) => everOffered.find((known) => known === company[at]) ?? other),
    talk: one('talk', TALKS),
    guard: one('guard', either),
    fewerCards: one('fewerCards', either),
    threeCards: one('threeCards', either),
    seconds: one('seconds', clocks),
    loses: one('loses', either),
    spectators: one('spectators', either),
    inviteOnly: one('inviteOnly', either),
    open: one('open', either),
    hints: one('hints', hintChoices),
  }
}

function parsed(text: string | null): Partial<Record<keyof Choices, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
