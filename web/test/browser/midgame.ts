// Tables in the middle of something: a seat plays by itself, through a socket of its own and as fast as the server
// answers, until the game stands as a test wants it. Then the page is shown the table.

import type { Legal, NewTable, Seat, ServerFrame, View } from '../../src/wire.ts'
import type { Guest } from './guest.ts'

/** The game as one seat knows it. */
interface Known {
  view: View | undefined
  legal: Legal[]
  seat: Seat | null
  mine: boolean
}

/** Whether the game stands as it is wanted. It runs inside a page: it may use nothing from around it. */
export type Ripe = (known: Known) => boolean

interface Play {
  id: string
  /** Whether to sit down first. */
  sit: boolean
  /** Whether to be the one to begin. */
  begins: boolean
  /** Whether to deal, and deal again. */
  deals: boolean
}

/** Plays until the game is ripe; it runs inside a page. Whoever stays keeps the seat warm until the page is left. */
function player(play: Play, ripe: Ripe, stays: boolean): Promise<void> {
  let known: Known = { view: undefined, legal: [], seat: null, mine: false }
  let number = 0
  const socket = new WebSocket(`ws://${location.host}/api/tables/${play.id}/socket`)
  const want = (command: object) =>
    socket.send(JSON.stringify({ type: 'do', id: `${play.id}-${play.begins}-${number++}`, command }))

  /** The smallest step that does not lose, and no more than need be. */
  const move = ({ view, legal }: Known) => {
    const cost = ({ step, loses }: Legal) => (loses ? 1000 : 0) + (step < -10 ? 500 : step)
    const [best] = [...legal].sort((one, other) => cost(one) - cost(other))
    if (best && !(view?.turn.may_end && cost(best) > 2)) want({ kind: 'lay', lay: best.lay })
    else want({ kind: 'end-turn' })
  }
  const act = (frame: ServerFrame) => {
    if (!known.view || known.view.phase === 'over') {
      const complete = (frame as { table?: { sitters: { kind: string }[] } }).table?.sitters.every(
        ({ kind }) => kind !== 'empty',
      )
      if (play.deals && (complete || known.view)) want({ kind: 'deal' })
    } else if (known.view.phase === 'dealt') {
      if (play.begins) want({ kind: 'begin' })
    } else if (known.mine) move(known)
  }
  return new Promise((resolve) => {
    let done = false
    const hear = (frame: ServerFrame) => {
      if (frame.type !== 'welcome' && frame.type !== 'step') return
      const seat: Seat | null = frame.you ? frame.you.seat : known.seat
      const { view, legal } = frame
      known = { view, legal, seat, mine: view?.phase === 'running' && view.turn.seat === seat }
      if (frame.type === 'welcome' && play.sit && seat === null) want({ kind: 'sit' })
      if (done) return
      done = ripe(known)
      if (!done) act(frame)
      else if (!stays) socket.close()
      if (done) resolve()
    }
    socket.onopen = () => socket.send('{"type": "hello"}')
    socket.onmessage = ({ data }) => hear(JSON.parse(data))
  })
}

const run = (guest: Guest, play: Play, ripe: Ripe, stays: boolean) =>
  guest.page.evaluate(`(${player})(${JSON.stringify(play)}, ${ripe}, ${stays})`)

/** Comes in, with a name and without a page. */
export async function introduce(guest: Guest, name: string): Promise<void> {
  await guest.takeName(name)
  await guest.visit('/healthz')
}

interface Company {
  /** Who else sits there, and plays on as long as this lasts. */
  friends?: Guest[]
  /** Whether the first friend begins. */
  friendBegins?: boolean
  /** Whether friends only sit and wait. */
  idle?: boolean
}

/** Makes a table as somebody who has a name; the answer is its id. */
export async function makeTable(host: Guest, wanted: Partial<NewTable>): Promise<string> {
  const { id } = await host.post('/api/tables', { game: 'classic', ...wanted })
  if (!id) throw new Error('the table has no id')
  return id
}

/** A friend sits down at a table and plays, or only waits. */
export async function sitDown(friend: Guest, id: string, { begins = false, idle = false } = {}): Promise<void> {
  const seated: Ripe = ({ seat }) => seat !== null
  const never: Ripe = () => false
  const playing = run(friend, { id, sit: true, begins, deals: false }, idle && !begins ? seated : never, true)
  // It ends with the friend's page.
  playing.catch(() => undefined)
  if (idle && !begins) await playing
  else await friend.until(() => friend.you?.seat != null)
}

/** A table that stands as it is wanted; the answer is its id. The guest's page has yet to visit it. */
export async function table(
  guest: Guest,
  wanted: Partial<NewTable>,
  ripe: Ripe,
  { friends = [], friendBegins = false, idle = false }: Company = {},
): Promise<string> {
  const id = await makeTable(guest, wanted)
  for (const [at, friend] of friends.entries())
    await sitDown(friend, id, { begins: friendBegins && at === 0, idle: idle && !(friendBegins && at === 0) })
  await run(guest, { id, sit: false, begins: !friendBegins, deals: true }, ripe, false)
  return id
}
