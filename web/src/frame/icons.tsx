// Icons of the frame, as high as the text beside them.

import { Drawn } from '../drawn.tsx'

const shapes = {
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  system: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silence: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  'no-bell': 'M6 16.5V11a6 6 0 0 1 9-5.2M18 11v5.5l1.5 1.5H8M10 20.5h4M4 21L20 4',
  keys: 'M3 6.5h18v11H3zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8',
  'no-keys': 'M15 6.5H3v11h3M19 6.5h2v11H10M7 10h.01M17 10h.01M13.5 14H16M4 21L20 4',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  book: 'M12 6.8C9.8 5.2 6.8 4.8 3.5 5v12.6c3.3-.2 6.3.2 8.5 1.8 2.2-1.6 5.2-2 8.5-1.8V5c-3.3-.2-6.3.2-8.5 1.8zM12 6.8v12.6',
  hat: 'M12 5L2.5 9.5 12 14l9.5-4.5zM6.5 11.5V16c0 1.4 2.5 2.8 5.5 2.8s5.5-1.4 5.5-2.8v-4.5M21.5 9.5V15',
  puzzle:
    'M5 8h4.2a2.6 2.6 0 1 1 4.6 0H18v4.2a2.6 2.6 0 1 1 0 4.6V21h-4.2a2.6 2.6 0 1 0-4.6 0H5v-4.2a2.6 2.6 0 1 0 0-4.6z',
  day: 'M4 6h16v14.5H4zM4 10.5h16M8 3.5v4M16 3.5v4M12 13v4.5M12 13l-1.5 1',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.4-3.6 2.9-5.5 6.5-5.5s6.1 1.9 6.5 5.5M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2 .7 3.2 2.4 3.5 5.2',
  games: 'M4 12a8 8 0 1 0 2.6-5.9M4 4.5V9h4.5M12 8v4.3l3 1.8',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
}

export type IconName = keyof typeof shapes

export function Icon({ name }: { name: IconName }) {
  return <Drawn class="icon" d={shapes[name]} stroke={1.8} size="1.25em" />
}

/** The logo of Tenback: two tracks and the hop back. */
export function Mark() {
  return (
    <svg class="tenback-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path class="line" d="M3 20h26M3 27h26" />
      <path class="rising-part" d="M3 20h9" />
      <path class="falling-part" d="M20 27h9" />
      <path class="way-back" d="M24 16C23 3 13 3 12 13" />
      <path class="way-back" d="M8.3 9.6L11.9 14l4.6-3.2" />
    </svg>
  )
}
