// HTTP requests to the server. A table's socket is in `table/connection.ts`; nothing else talks to the server.

import type {
  BackupCode,
  Challenge,
  ChatMessage,
  Daily,
  DailyCalendar,
  DailyGame,
  DailyRanking,
  DeviceLink,
  DeviceList,
  GamePage,
  Group,
  JudgedAnswer,
  Lesson,
  LessonName,
  Me,
  MonthRanking,
  NewAnswer,
  NewReplay,
  NewReview,
  NewTable,
  Problem,
  Profile,
  ProfileLink,
  Puzzle,
  PuzzleList,
  PuzzleMoves,
  Replay,
  ReviewLine,
  ShareText,
  Statistics,
  Summary,
  TableCreated,
} from './wire.ts'
import { language } from './words.ts'

/** Why a request failed: the server's message, or no answer at all. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

/** The code of a request that was not answered. */
export const UNREACHABLE = 'unreachable'

async function ask(method: string, path: string, body?: unknown, stop?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language.value }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(path, { method, headers, ...content, ...(stop && { signal: stop }) }).catch(() => {
    throw new Refused(UNREACHABLE, '')
  })
  if (response.ok) return response
  throw refusal(await response.json().catch(() => undefined))
}

/** The error in a response. If it does not look like one of ours, it comes from a proxy in between. */
function refusal(said: unknown): Refused {
  const { code, text }: { [name in keyof Problem]?: unknown } = said ?? {}
  const ours = typeof code === 'string' && typeof text === 'string'
  return ours ? new Refused(code, text) : new Refused(UNREACHABLE, '')
}

function bodyOf<T>(answer: Response): Promise<T> {
  return answer.json().catch(() => {
    throw new Refused(UNREACHABLE, '')
  })
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return bodyOf(await ask(method, path, body))
}

/** The lines of a response as they arrive, each of them JSON. */
async function* lines<T>(answer: Response): AsyncGenerator<T> {
  const broken = () => {
    throw new Refused(UNREACHABLE, '')
  }
  const reader = answer.body?.getReader() ?? broken()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read().catch(broken)
    const [last = '', ...whole] = (rest + decoder.decode(value, { stream: !done })).split('\n').reverse()
    rest = last
    for (const line of done ? [...whole.reverse(), last] : whole.reverse()) {
      if (line.trim() !== '') yield parsed(line)
    }
    if (done) return
  }
}

function parsed<T>(line: string): T {
  try {
    return JSON.parse(line)
  } catch {
    throw new Refused(UNREACHABLE, '')
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`
const group = (id: string) => `/api/groups/${encodeURIComponent(id)}`
const challenge = (id: string) => `/api/challenges/${encodeURIComponent(id)}`
const daily = (day: string, deal: DailyGame) => `/api/daily/${day}/${deal}`

/** The operator's invitation, where only invited people may create tables. */
interface Invited {
  invitation?: string
}

/** Parameters of an address; those without a value are left out. */
function query(all: Record<string, string | undefined>): string {
  const [given] = Object.entries(all).filter((one): one is [string, string] => one[1] !== undefined)
  return given ? `?${new URLSearchParams([given])}` : ''
}

/** The time by the server's clock, if it says so: the clock of a device may be wrong. */
function timeOf(answer: Response): number {
  const time = Date.parse(answer.headers.get('Date') ?? '')
  return Number.isNaN(time) ? Date.now() : time
}

export const server = {
  /** The person of this browser; rejected with `who-are-you` if there is none. */
  me: () => json<Me>('GET', '/api/me'),
  /** Creates a person. */
  become: (name: string) => json<Me>('POST', '/api/me', { name, language: language.value }),
  /** Changes name or language. */
  rename: (name: string) => json<Me>('PUT', '/api/me', { name, language: language.value }),
  /** Deletes this person for good. */
  deleteMe: () => ask('DELETE', '/api/me'),
  /** The devices of this person. */
  devices: () => json<DeviceList>('GET', '/api/me/devices'),
  /** A link that adds a device. */
  offerDevice: () => json<DeviceLink>('POST', '/api/me/devices'),
  /** Gives a device another name. */
  renameDevice: (id: string, name: string) => ask('PUT', `/api/me/devices/${id}`, { name }),
  /** Signs a device out. */
  removeDevice: (id: string) => ask('DELETE', `/api/me/devices/${id}`),
  /** Makes a backup code in place of the last one. */
  backUp: () => json<BackupCode>('POST', '/api/me/backup'),
  /** Becomes the person who made a link or wrote down a backup code. */
  recover: (code: string) => json<Me>('POST', '/api/recover', { code }),
  /** The tables this person made or sits at. */
  myTables: () => json<Summary[]>('GET', '/api/me/tables'),
  /** A page of this person's finished games; the query has filters and where the page starts. */
  myGames: (query: string) => json<GamePage>('GET', `/api/me/games?${query}`),
  /** This person's statistics. */
  statistics: () => json<Statistics>('GET', '/api/me/statistics'),
  /** The address of this person's public profile, if there is one. */
  profileLink: () => json<ProfileLink>('GET', '/api/me/profile'),
  /** Switches this person's public profile on or off. */
  publish: (isPublic: boolean) => json<ProfileLink>('PUT', '/api/me/profile', { public: isPublic }),
  /** Somebody's public profile. */
  profile: (id: string) => json<Profile>('GET', `/api/people/${encodeURIComponent(id)}`),
  /** The open tables with an empty seat. */
  openTables: () => json<Summary[]>('GET', '/api/tables'),
  /** One table. */
  table: (id: string) => json<Summary>('GET', table(id)),
  /** Whether this person may connect to a table; rejected with the reason if not. */
  entry: (id: string) => ask('GET', `${table(id)}/entry`),
  /** The chat messages of a table before an event, as many as fit. */
  chat: (id: string, before: number) => json<ChatMessage[]>('GET', `${table(id)}/chat?before=${before}`),
  /** Makes a table. */
  makeTable: (wanted: Partial<NewTable>) => json<TableCreated>('POST', '/api/tables', wanted),
  /** A finished game as a record. */
  record: async (id: string, game: number) => (await ask('GET', `${table(id)}/games/${game}`)).text(),
  /** Replays a record, optionally with other moves. */
  replay: (wanted: NewReplay) => json<Replay>('POST', '/api/replay', wanted),
  /** Reviews a finished game of a table, line by line. */
  review: async function* (id: string, game: number, stop: AbortSignal) {
    yield* lines<ReviewLine>(await ask('GET', `${table(id)}/games/${game}/review`, undefined, stop))
  },
  /** Reviews a record, line by line. */
  reviewRecord: async function* (wanted: NewReview, stop: AbortSignal) {
    yield* lines<ReviewLine>(await ask('POST', '/api/review', wanted, stop))
  },
  /** Judges another turn in place of one of a record. */
  judgeAnswer: (wanted: NewAnswer) => json<JudgedAnswer>('POST', '/api/review/answer', wanted),
  /** A lesson after these moves. */
  lesson: (name: LessonName, moves: readonly string[]) => json<Lesson>('POST', `/api/lessons/${name}`, { moves }),
  /** The puzzles there are, and how well this person has done. */
  puzzles: () => json<PuzzleList>('GET', '/api/puzzles'),
  /** A puzzle at its start, by its id or another address. */
  puzzle: (address: string) => json<Puzzle>('GET', `/api/puzzles/${address}`),
  /** A puzzle after these moves. */
  solvePuzzle: (id: string, done: PuzzleMoves) => json<Puzzle>('POST', `/api/puzzles/${id}`, done),
  /** Today's deals, and what time it is there. */
  daily: async () => {
    const answer = await ask('GET', '/api/daily')
    return { now: timeOf(answer), ...(await bodyOf<Daily>(answer)) }
  },
  /** Begins a deal of the day, or goes on with it. */
  playDaily: (day: string, deal: DailyGame, { invitation }: Invited) =>
    json<TableCreated>('POST', `${daily(day, deal)}${query({ invitation })}`),
  /** The ranking of a deal; rejected with `not-finished` until one may see it. */
  dailyRanking: (day: string, deal: DailyGame, group?: string) =>
    json<DailyRanking>('GET', `${daily(day, deal)}${query({ group })}`),
  /** The ranking of a month. */
  monthRanking: (month: string, deal: DailyGame, group?: string) =>
    json<MonthRanking>('GET', `/api/daily/months/${month}/${deal}${query({ group })}`),
  /** What this person made of the deals of a month. */
  calendar: (month: string) => json<DailyCalendar>('GET', `/api/me/daily/${month}`),
  /** What to share about one's own game. */
  dailyShare: (day: string, deal: DailyGame) => json<ShareText>('GET', `${daily(day, deal)}/share`),
  /** The groups this person is in. */
  groups: () => json<Group[]>('GET', '/api/groups'),
  /** Creates a group. */
  makeGroup: (name: string) => json<Group>('POST', '/api/groups', { name }),
  /** Joins a group by the code of its link. */
  joinGroup: (code: string) => json<Group>('POST', '/api/groups/join', { code }),
  /** Replaces the link of a group by a new one. */
  renewGroupLink: (id: string) => json<Group>('POST', `${group(id)}/link`),
  /** Leaves a group; its owner dissolves it. */
  leaveGroup: (id: string) => ask('DELETE', group(id)),
  /** Removes a member of one's own group. */
  removeMember: (id: string, member: string) => ask('DELETE', `${group(id)}/members/${encodeURIComponent(member)}`),
  /** Challenges others to play the cards of a finished game. */
  makeChallenge: (table: string, number: number) => json<Challenge>('POST', '/api/challenges', { table, number }),
  /** A challenge. */
  challenge: (id: string) => json<Challenge>('GET', challenge(id)),
  /** Begins a challenge, or goes on with it. */
  playChallenge: (id: string, { invitation }: Invited) =>
    json<TableCreated>('POST', `${challenge(id)}/play${query({ invitation })}`),
}
