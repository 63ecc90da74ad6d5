// Icons of the table.

import { Drawn } from '../drawn.tsx'

const lines = {
  close: 'M5 5l14 14M19 5L5 19',
  talk: 'M4 5h16v11H12l-4.5 4v-4H4zM8 9h8M8 12.5h5',
  menu: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  flag: 'M6 21V4M6 4.5h12l-3 4.2 3 4.3H6',
  send: 'M4 12h15M13 6l6 6-6 6',
  book: 'M12 6.8C9.8 5.2 6.8 4.8 3.5 5v12.6c3.3-.2 6.3.2 8.5 1.8 2.2-1.6 5.2-2 8.5-1.8V5c-3.3-.2-6.3.2-8.5 1.8zM12 6.8v12.6',
  fold: 'M9 5l7 7-7 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5V12l3 2',
  bot: 'M6 9h12v9H6zM12 9V5.5M9.5 13v.01M14.5 13v.01M9.5 15.8h5M3.5 12v3M20.5 12v3',
  person: 'M12 4a3.6 3.6 0 1 0 .01 0M5 20c.6-4 3.4-6 7-6s6.4 2 7 6',
  command: 'M5.5 3.5h13v17h-13zM13 7l-3.5 5.5h5L11 17',
  away: 'M15.5 4.5A8 8 0 1 0 19.8 14 6.6 6.6 0 0 1 15.5 4.5z',
} as const

type IconName = keyof typeof lines

/** An icon as high as the text beside it; its meaning is given in words nearby. */
export function Icon({ name }: { name: IconName }) {
  return <Drawn class="table-icon" d={lines[name]} stroke={name === 'menu' ? 3.2 : 2} size="1.25em" />
}

/** Marks whose turn it is. */
export function TurnMark() {
  return (
    <svg class="turn-mark" viewBox="0 0 10 12" width=".7em" height=".85em" aria-hidden="true">
      <path d="M0 0l10 6-10 6z" fill="currentColor" />
    </svg>
  )
}

/** A fan of card backs. */
export function Backs({ count }: { count: number }) {
  const shown = Math.min(count, 6)
  return (
    <svg class="backs" viewBox={`0 0 ${12 + 5 * 5} 18`} height="1.1em" aria-hidden="true">
      {Array.from({ length: shown }, (_, place) => (
        <rect key={place} x={0.75 + place * 5} y="1" width="10.5" height="16" rx="2.2" />
      ))}
    </svg>
  )
}
