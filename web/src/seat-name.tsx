// The name of a seat where there may be too little room for all of it.

import { numbered } from './seat-names.ts'

/** Cuts the name if need be, but never the number at its end that distinguishes it from others of the same name. */
export function SeatName({ name, seat }: { name: string; seat: number }) {
  const [start, end] = numbered(name, seat)
  return (
    <span class="seat-name">
      <span class="start">{start}</span>
      {end && <span class="which">{end}</span>}
    </span>
  )
}
