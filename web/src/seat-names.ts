// The names of a table's seats.

import { isGuest, personName } from './sitter-name.ts'
import type { Sitter, TableInfo, You } from './wire.ts'
import { say } from './words.ts'

/** The name of each seat, in order: the reader is “You”, bots have their level, the others their names. */
export function namesOf({ table, you }: { table: TableInfo; you: You }): string[] {
  const called = table.sitters.map((sitter, place) => calledBy(sitter, place + 1))
  return called.map((name, place) => {
    const seat = place + 1
    if (seat === you.seat) return say('page-you')
    const same = called.filter((other, where) => other === name && where + 1 !== you.seat).length > 1
    return same ? say('same-name', { name, seat }) : name
  })
}

/** The name of a seat, also of an empty one. */
export function calledBy(sitter: Sitter, seat: number): string {
  switch (sitter.kind) {
    case 'empty':
      return say('seat.start', { seat })
    case 'bot':
      return say('bot-name', { level: sitter.level, seat })
    default:
      // The seat distinguishes several guests.
      return isGuest(sitter.name) ? say('page-guest-seat', { seat }) : personName(sitter.name)
  }
}

/** A name, and the number of its seat if it ends with that: “Expert 2”, “Ann (3)”. */
export function numbered(name: string, seat: number): [start: string, end: string] {
  const end = [` ${seat}`, ` (${seat})`].find((possible) => name.endsWith(possible)) ?? ''
  return [name.slice(0, name.length - end.length), end]
}
