// Parts of the page that come when they are needed, each with its texts: no visit needs all of them.

import { type Chapter, learn } from '../words.ts'

/** What is said at a table, and about a game that is over. */
const atTheTable: Chapter = {
  en: () => import('virtual:table/en'),
  de: () => import('virtual:table/de'),
  cs: () => import('virtual:table/cs'),
  pl: () => import('virtual:table/pl'),
  uk: () => import('virtual:table/uk'),
}

export async function fetchHome() {
  return (await import('../home/home.tsx')).Home
}

export async function fetchTable() {
  const [part] = await Promise.all([import('../table/screen.tsx'), learn(atTheTable)])
  return part.TableScreen
}

/** What is at a table for whoever has come in. */
export async function fetchGame() {
  return (await import('../table/game.tsx')).Game
}

export async function fetchReplay() {
  const [part] = await Promise.all([import('../replay/screen.tsx'), learn(atTheTable)])
  return part.ReplayScreen
}

export async function fetchRules() {
  return (await import('../rules/screen.tsx')).RulesScreen
}

export async function fetchRecover() {
  return (await import('../recover/screen.tsx')).RecoverScreen
}

/** Fetches the table for somebody who is about to go there; whoever gets there will hear of it if that fails. */
export function expectTable(): void {
  fetchTable().catch(() => undefined)
  expectGame()
}

/** The same for somebody who is there and about to come in. */
export function expectGame(): void {
  fetchGame().catch(() => undefined)
}
