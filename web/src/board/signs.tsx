// The small signs on the board: drawn here, as high as the text beside them, and skipped by readers aloud.

import { Drawn } from '../drawn.tsx'

const paths = {
  rising: 'M4 15l8-8 8 8',
  falling: 'M4 9l8 8 8-8',
  /** The hop: an arrow that goes back in a bow. */
  back: 'M4.5 14.5c1.5-7 11-9.5 15.5-1M4 7v8h8',
  /** What joins two cards that are ten apart. */
  arc: 'M3 17C3 5 21 5 21 17',
  warning: 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.4v.6',
  nowhere: 'M6 6l12 12M18 6L6 18',
  stack: 'M3 9l9-5 9 5-9 5zM3 14.5l9 5 9-5',
  gift: 'M4 10.5h16V20H4zM3 7h18v3.5H3zM12 7v13M12 7C8 7 7 3 9.2 3S12 7 12 7s.6-4 2.8-4S16 7 12 7',
  /** Across the middle: to the opponent, and from them. */
  up: 'M12 21V4M5 11l7-7 7 7',
  down: 'M12 3v17M5 13l7 7 7-7',
  bulb: 'M9 17.5h6M10 20.5h4M9 17.5c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5',
  eye: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9.2a2.8 2.8 0 1 0 .01 0z',
  check: 'M4 12.5l5.5 5.5L20 6.5',
}

export type SignName = keyof typeof paths

export function Sign({ name }: { name: SignName }) {
  return <Drawn class="sign" d={paths[name]} stroke={2.6} />
}
