// The face of a bot: a card with two ticks for eyes, and a track for a mouth that is the fuller the stronger it plays.

import { LEVELS, type Level } from '../wire.ts'

const LEFT = 8
const RIGHT = 20

export function BotFace({ level }: { level: Level }) {
  const filled = LEFT + ((LEVELS.indexOf(level) + 1) / LEVELS.length) * (RIGHT - LEFT)
  return (
    <svg class="bot-face" viewBox="0 0 28 28" width="1.75em" height="1.75em" aria-hidden="true">
      <rect x="3" y="3" width="22" height="22" rx="5" />
      <path class="eyes" d="M10 9.5v4M18 9.5v4" />
      <path class="room" d={`M${LEFT} 19h${RIGHT - LEFT}`} />
      <path class="used" d={`M${LEFT} 19H${filled}`} />
    </svg>
  )
}
