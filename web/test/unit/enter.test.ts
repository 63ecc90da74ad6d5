import { deepEqual, equal } from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { effect } from '@preact/signals'
import { announcement } from '../../src/announce.ts'
import { introduce, me } from '../../src/me.ts'
import { TableVisit } from '../../src/table/enter.ts'
import { inviteTo, keepInvite } from '../../src/table/invite-code.ts'
import { say } from '../../src/words.ts'

/** A request that waits for the test to answer it. */
interface Asked {
  what: string
  answer: (status: number, body: unknown) => void
}

let asked: Asked[] = []
let sockets = 0
/** The last socket that was opened. */
let last: Socket | undefined

class Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: unknown[] = []
  constructor() {
    sockets += 1
    last = this
  }
  close() {}
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
}

/** What listens to changes of the part of the address after the hash. */
const hashListeners = new Set<() => void>()

const page = {
  document: { cookie: 'tenback-known=1' },
  location: { protocol: 'http:', host: 'here', pathname: '/t/x', search: '', hash: '' },
  history: { replaceState: () => undefined },
  addEventListener: (what: string, listener: () => void) => what === 'hashchange' && hashListeners.add(listener),
  removeEventListener: (_: string, listener: () => void) => hashListeners.delete(listener),
  WebSocket: Socket,
  fetch: (path: string, { method }: { method: string }) =>
    new Promise<Response>((resolve) => {
      const answer = (status: number, body: unknown) => resolve(new Response(JSON.stringify(body), { status }))
      asked.push({ what: `${method} ${path}`, answer })
    }),
}
const before = Object.fromEntries(Object.keys(page).map((name) => [name, Reflect.get(globalThis, name)]))
Object.assign(globalThis, page)
after(() => Object.assign(globalThis, before))

beforeEach(() => {
  asked = []
  sockets = 0
  me.value = null
})

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
async function answers(what: string, body: unknown, status = 200): Promise<void> {
  await settle()
  const at = asked.findIndex((known) => known.what === what)
  const [found] = at < 0 ? [] : asked.splice(at, 1)
  if (!found) throw new Error(`nobody asked ${what}`)
  found.answer(status, body)
  await settle()
}
const open = () => asked.map(({ what }) => what)
const summary = (free: number) => ({ id: 'x', game: 'classic', free, sitters: [], stage: 'waiting' })
/** Opens an invite link in the window that is open. */
function openInvite(code: string): void {
  page.location.hash = `#invite=${code}`
  for (const listener of hashListeners) listener()
  page.location.hash = ''
}
const ada = { name: 'Ada', language: 'en' }

test('concurrent requests for a person create one person', async () => {
  const both = Promise.all([introduce(), introduce()])
  await settle()
  deepEqual(open(), ['POST /api/me'])
  await answers('POST /api/me', ada)
  deepEqual(await both, [ada, ada])
})

test('a name given while a guest is being created is applied afterwards', async () => {
  const both = Promise.all([introduce(), introduce('Ada')])
  await answers('POST /api/me', { ...ada, name: 'Guest' })
  await answers('PUT /api/me', ada)
  equal((await both)[1].name, 'Ada')
  equal(me.value?.name, 'Ada')
})

test('sitting down twice opens one session', async () => {
  const visit = new TableVisit('x')
  visit.start()
  await answers('GET /api/tables/x', summary(1))
  equal(visit.state.value.kind, 'greeting')
  visit.sit('Ada')
  visit.sit('Ada')
  equal(visit.busy.value, true)
  await answers('POST /api/me', ada)
  deepEqual([visit.state.value.kind, visit.busy.value, sockets, open().length], ['in', false, 1, 0])
  visit.leave()
})

test('retrying during an attempt opens one session, and a late failure changes nothing', async () => {
  me.value = ada as never
  const visit = new TableVisit('x')
  visit.start()
  visit.start()
  await settle()
  const [first, second] = asked
  second?.answer(200, summary(1))
  await settle()
  equal(visit.state.value.kind, 'in')
  first?.answer(500, {})
  await settle()
  deepEqual([visit.state.value.kind, sockets], ['in', 1])
  visit.leave()
})

test('leaving while entering opens no session', async () => {
  const visit = new TableVisit('x')
  visit.start()
  await answers('GET /api/tables/x', summary(0))
  visit.leave()
  await answers('POST /api/me', ada)
  equal(sockets, 0)
})

test('a rejected name and an unreachable server are explained in words', async () => {
  const visit = new TableVisit('x')
  visit.start()
  await answers('GET /api/tables/x', summary(1))
  visit.sit('Ada')
  await answers('POST /api/me', { code: 'bad-name', text: 'Another name, please.' }, 422)
  equal(visit.problem.value, 'Another name, please.')
  visit.sit('Ada')
  equal(visit.problem.value, '')
  await answers('POST /api/me', { code: 'unreachable', text: '' }, 502)
  equal(visit.problem.value, say('page-unreachable'))
  await new Promise((resolve) => setTimeout(resolve, 60))
  equal(announcement.value.text, `Another name, please. ${say('page-unreachable')}`, 'both were heard')
  visit.leave()
})

test('a browser without cookies gets an explanation, after one request to the server', async () => {
  page.document.cookie = ''
  const visit = new TableVisit('x')
  visit.start()
  await answers('GET /api/tables/x', summary(0))
  await answers('POST /api/me', ada)
  deepEqual([visit.state.value.kind, me.value, sockets, open()], ['refused', null, 0, []])
  if (visit.state.value.kind === 'refused') equal(visit.state.value.code, 'no-cookies')
  visit.leave()
  page.document.cookie = 'tenback-known=1'
})

test('an error that does not come from our server counts as no answer', async () => {
  for (const body of [{ code: 7, text: {} }, { error: 'teapot' }, null, 'no']) {
    const visit = new TableVisit('x')
    visit.start()
    await answers('GET /api/tables/x', body, 403)
    if (visit.state.value.kind === 'refused') equal(visit.state.value.code, 'unreachable')
    equal(visit.state.value.kind, 'refused')
    visit.leave()
  }
})

test('why a socket does not open is found out by a plain request', async () => {
  me.value = ada as never
  const visit = new TableVisit('x')
  visit.start()
  await answers('GET /api/tables/x', summary(0))
  const { state } = visit
  if (state.value.kind !== 'in') throw new Error('the visitor is in')
  const { session } = state.value
  last?.onclose?.()
  await answers('GET /api/tables/x/entry', { code: 'barred-from', text: 'Not from here.' }, 403)
  deepEqual(session.status.value, { kind: 'ended', code: 'barred-from', text: 'Not from here.' })
  visit.leave()
})

test('a code is taken out of the address and kept for its table', () => {
  const { location, history } = globalThis
  const rewritten: string[] = []
  Object.assign(globalThis, {
    location: { ...page.location, pathname: '/t/x', search: '', hash: '#invite=k3v9x2' },
    history: { replaceState: (_: unknown, __: string, path: string) => rewritten.push(path) },
  })
  equal(keepInvite('x'), true)
  deepEqual([inviteTo('x'), inviteTo('y'), rewritten], ['k3v9x2', undefined, ['/t/x']])
  for (let other = 0; other < 20; other += 1) keepInvite(`table ${other}`)
  equal(inviteTo('x'), undefined, 'old ones are forgotten')
  Object.assign(globalThis, { location, history })
})

test('a code that arrives while the greeting is shown is noticed there', async () => {
  const visit = new TableVisit('x')
  visit.start()
  await answers('GET /api/tables/x', summary(1))
  const shown: (string | undefined)[] = []
  const stop = effect(() => {
    shown.push(inviteTo('x'))
  })
  openInvite('greeted')
  deepEqual([visit.state.value.kind, shown, open()], ['greeting', [undefined, 'greeted'], []])
  stop()
  visit.leave()
})

test('a code that arrives after a refusal starts the visit again', async () => {
  me.value = ada as never
  const visit = new TableVisit('x')
  visit.start()
  await answers('GET /api/tables/x', { code: 'no-spectators', text: 'No.' }, 403)
  equal(visit.state.value.kind, 'refused')
  openInvite('refused')
  await answers('GET /api/tables/x', summary(1))
  deepEqual([visit.state.value.kind, sockets], ['in', 1])
  visit.leave()
})

test('a code that arrives in a session reconnects it, and replaces one that has ended', async () => {
  me.value = ada as never
  const visit = new TableVisit('x')
  visit.start()
  await answers('GET /api/tables/x', summary(1))
  openInvite('first')
  equal(sockets, 2)
  last?.onopen?.()
  deepEqual(last?.sent, [{ type: 'hello', have: 0, invite: 'first' }])
  last?.onmessage?.({ data: JSON.stringify({ type: 'refused', code: 'invite-needed', text: 'No.' }) })
  if (visit.state.value.kind === 'in') equal(visit.state.value.session.status.value.kind, 'ended')
  openInvite('second')
  equal(visit.state.value.kind, 'looking')
  await answers('GET /api/tables/x', summary(1))
  last?.onopen?.()
  deepEqual([visit.state.value.kind, sockets, last?.sent], ['in', 3, [{ type: 'hello', have: 0, invite: 'second' }]])
  visit.leave()
})
