// The tables one knows, and those that wait for somebody.

import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { me, recognise } from '../me.ts'
import { Refused, server, UNREACHABLE } from '../server.ts'
import type { Stage, Summary } from '../wire.ts'

const EVERY = 10_000

/** What one goes on with comes first. */
const order: Stage[] = ['playing', 'waiting', 'over']

/** Tables as they are listed: games that run, then rooms that wait, then what is over; among these, the last updated first. */
export function inOrder(tables: readonly Summary[]): Summary[] {
  const place = ({ stage, your_turn }: Summary) => (your_turn ? -1 : order.indexOf(stage))
  return [...tables].sort((one, other) => place(one) - place(other) || (other.updated ?? 0) - (one.updated ?? 0))
}

/** One's own tables, in order. */
export const mine = signal<Summary[]>([])
/** Open tables with an empty seat; `undefined` until they are known. */
export const open = signal<Summary[] | undefined>(undefined)
/** Whether the server answers. */
export const reached = signal(true)

/** The number of the last request: answers to older ones that come later are ignored. */
let latest = 0

/** Asks for the lists. */
export async function refresh(): Promise<void> {
  latest += 1
  const request = latest
  try {
    if (me.value === undefined) await recognise()
    const [waiting, own] = await Promise.all([server.openTables(), me.value ? server.myTables() : []])
    if (request !== latest) return
    const known = new Set(own.map((table) => table.id))
    mine.value = inOrder(own)
    open.value = waiting.filter((table) => !known.has(table.id))
    reached.value = true
  } catch (why) {
    if (request !== latest) return
    if (why instanceof Refused && why.code === UNREACHABLE) reached.value = false
    else if (why instanceof Refused && why.code === 'who-are-you') me.value = null
  }
}

/** Keeps the lists fresh while they are looked at. */
export function useLists(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
