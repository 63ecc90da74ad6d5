// The screens of the page: which addresses they have, where their code and texts come from, and their titles.

import type { ComponentType } from 'preact'
import { isDay } from '../days.ts'
import { dealNamed } from '../deals.ts'
import { providePrefetch } from '../prefetch.ts'
import type { Route } from '../route.ts'
import { GAMES, LESSONS, PUZZLE_THEMES } from '../wire.ts'
import { type ChapterName, learn } from '../words.ts'

type Named<N extends Route['screen']> = Extract<Route, { screen: N }>
type ScreenName = Exclude<Route['screen'], 'nothing'>

interface Screen<R extends Route> {
  /** The route of an address, given the parts of its path; nothing if the address is not one of this screen. */
  match: (path: string[], url: URL) => R | undefined
  /** Distinguishes screens from each other: a route with another key is another screen to arrive at. */
  key: (route: R) => string
  /** The message that is the window's title. */
  title: string
  /** Whether it sets further titles itself as a game goes on. */
  retitles?: boolean
  /** Whether it needs the room of a full header. */
  slim?: boolean
  /** The chapters of text it needs besides those of the start. */
  chapters: readonly ChapterName[]
  load: () => Promise<ComponentType<{ route: R }>>
  /** Loads what will be shown right after it. */
  loadNext?: () => Promise<unknown>
}

export const screens: { readonly [N in ScreenName]: Screen<Named<N>> } = {
  home: {
    match: (path, url) => {
      const game = GAMES.find((known) => known === url.searchParams.get('game')) ?? null
      return path.length === 0 ? { screen: 'home', game } : undefined
    },
    key: () => 'home',
    title: 'page-title-home',
    chapters: [],
    load: async () => (await import('../home/home.tsx')).Home,
  },
  table: {
    match: ([first, id, ...more]) =>
      first === 't' && id !== undefined && more.length === 0 ? { screen: 'table', id } : undefined,
    key: ({ id }) => `table ${id}`,
    title: 'page-title-table',
    retitles: true,
    slim: true,
    chapters: ['table'],
    load: async () => (await import('../table/screen.tsx')).TableScreen,
    loadNext: () => import('../table/game.tsx'),
  },
  replay: {
    match: (path, url) => {
      const [first, id = '', number = '', ...more] = path
      const [at, turn, seat] = [numberIn(url, 'at'), numberIn(url, 'turn'), numberIn(url, 'seat')]
      const review = url.searchParams.has('review')
      const shown = { screen: 'replay', at, turn, seat, review } as const
      if (first === 'replay' && path.length === 1) return shown
      const game = first === 't' && more.length === 0 && /^[1-9]\d{0,8}$/.test(number) ? Number(number) : undefined
      return game === undefined ? undefined : { ...shown, table: { id, game } }
    },
    key: ({ table }) => (table ? `replay ${table.id} ${table.game}` : 'replay'),
    title: 'page-title-replay',
    retitles: true,
    slim: true,
    chapters: ['table', 'replay', 'review'],
    load: async () => (await import('../replay/screen.tsx')).ReplayScreen,
  },
  rules: {
    match: ([first, named = 'classic', ...more]) => {
      const game = GAMES.find((known) => known === named)
      return first === 'rules' && game && more.length === 0 ? { screen: 'rules', game } : undefined
    },
    key: ({ game }) => `rules ${game}`,
    title: 'page-title-rules',
    chapters: ['rules'],
    load: async () => (await import('../rules/screen.tsx')).RulesScreen,
  },
  learn: {
    match: ([first, named, ...more]) => {
      const lesson = LESSONS.find((known) => known === named) ?? null
      const known = named === undefined || lesson !== null
      return first === 'learn' && known && more.length === 0 ? { screen: 'learn', lesson } : undefined
    },
    key: ({ lesson }) => `learn ${lesson ?? ''}`,
    title: 'page-title-learn',
    retitles: true,
    chapters: ['table', 'lessons'],
    load: async () => (await import('../lessons/screen.tsx')).LessonsScreen,
  },
  puzzles: {
    match: ([first, named, ...more], url) => {
      if (first !== 'puzzles' || more.length > 0 || !/^(today|next|[0-9a-f]{8})?$/.test(named ?? '')) return undefined
      const theme = PUZZLE_THEMES.find((known) => known === url.searchParams.get('theme')) ?? null
      return { screen: 'puzzles', puzzle: named ?? null, theme }
    },
    key: ({ puzzle, theme }) => `puzzles ${puzzle ?? ''} ${theme ?? ''}`,
    title: 'page-title-puzzles',
    retitles: true,
    chapters: ['table', 'puzzles'],
    load: async () => (await import('../puzzles/screen.tsx')).PuzzlesScreen,
  },
  daily: {
    match: ([first, day, named, ...more], url) => {
      if (first !== 'daily' || more.length > 0) return undefined
      const asked = url.searchParams.get('day') ?? ''
      if (day === undefined) return { screen: 'daily', day: isDay(asked) ? asked : null, deal: null }
      const deal = dealNamed(named)
      return deal && isDay(day) ? { screen: 'daily', day, deal } : undefined
    },
    key: ({ day, deal }) => `daily ${day ?? ''} ${deal ?? ''}`,
    title: 'page-title-daily',
    chapters: ['contest', 'daily'],
    load: async () => (await import('../daily/screen.tsx')).DailyScreen,
  },
  groups: {
    match: ([first, ...more], url) =>
      first === 'groups' && more.length === 0 ? { screen: 'groups', code: url.hash.slice(1) } : undefined,
    key: () => 'groups',
    title: 'page-title-groups',
    chapters: ['groups'],
    load: async () => (await import('../groups/screen.tsx')).GroupsScreen,
  },
  challenge: {
    match: ([first, id, ...more]) =>
      first === 'c' && id !== undefined && more.length === 0 ? { screen: 'challenge', id } : undefined,
    key: ({ id }) => `challenge ${id}`,
    title: 'page-title-challenge',
    chapters: ['contest', 'challenge'],
    load: async () => (await import('../challenge/screen.tsx')).ChallengeScreen,
  },
  games: {
    match: (path, { search }) => (path.length === 1 && path[0] === 'games' ? { screen: 'games', search } : undefined),
    key: () => 'games',
    title: 'page-title-games',
    chapters: ['history'],
    load: async () => (await import('../history/screen.tsx')).GamesScreen,
  },
  statistics: {
    match: (path, { search }) =>
      path.length === 1 && path[0] === 'statistics' ? { screen: 'statistics', search } : undefined,
    key: () => 'statistics',
    title: 'page-title-statistics',
    chapters: ['statistics'],
    load: async () => (await import('../statistics/screen.tsx')).StatisticsScreen,
  },
  person: {
    match: ([first, id, ...more], { search }) =>
      first === 'people' && id !== undefined && more.length === 0 ? { screen: 'person', id, search } : undefined,
    key: ({ id }) => `person ${id}`,
    title: 'page-title-person',
    retitles: true,
    chapters: ['statistics'],
    load: async () => (await import('../statistics/person.tsx')).PersonScreen,
  },
  recover: {
    match: ([first, ...more], url) =>
      first === 'recover' && more.length === 0 ? { screen: 'recover', code: url.hash.slice(1) } : undefined,
    key: () => 'recover',
    title: 'page-title-recover',
    chapters: ['devices'],
    load: async () => (await import('../recover/screen.tsx')).RecoverScreen,
  },
  devices: {
    match: (path) => (path.length === 1 && path[0] === 'devices' ? { screen: 'devices' } : undefined),
    key: () => 'devices',
    title: 'page-title-devices',
    chapters: ['devices'],
    load: async () => (await import('../devices/screen.tsx')).DevicesScreen,
  },
  privacy: {
    match: (path) => (path.length === 1 && path[0] === 'privacy' ? { screen: 'privacy' } : undefined),
    key: () => 'privacy',
    title: 'page-title-privacy',
    chapters: ['privacy'],
    load: async () => (await import('../privacy/screen.tsx')).PrivacyScreen,
  },
}

function numberIn(url: URL, name: string): number | null {
  const text = url.searchParams.get(name)
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null
}

/** The route of an address. */
export function parse(url: URL): Route {
  const path = url.pathname.split('/').filter((part) => part !== '')
  for (const { match } of Object.values(screens)) {
    const route = match(path, url)
    if (route) return route
  }
  return { screen: 'nothing' }
}

/** The entry of a route's screen; nothing for an address without one. */
export function screenOf<R extends Route>(route: R): Screen<R> | undefined {
  return route.screen === 'nothing' ? undefined : (screens[route.screen] as unknown as Screen<R>)
}

/** Distinguishes what is shown from another screen. */
export function keyOf(route: Route): string {
  return screenOf(route)?.key(route) ?? route.screen
}

/** Loads a screen with its texts. */
export async function loadScreen<N extends ScreenName>(name: N): Promise<ComponentType<{ route: Named<N> }>> {
  const { load, chapters } = screens[name]
  const [component] = await Promise.all([load(), ...chapters.map(learn)])
  return component as ComponentType<{ route: Named<N> }>
}

providePrefetch(async (name) => {
  await Promise.all([loadScreen(name), screens[name].loadNext?.()])
})
