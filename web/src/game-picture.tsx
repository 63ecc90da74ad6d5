// The three games, each as a little picture.

import './pictures.css'
import type { Game } from './wire.ts'

const risen = { classic: 'M7 26V12M18 26V18', extreme: 'M6 26V12', 'face-to-face': 'M7 26V14M34 26V9' }
const fallen = { classic: 'M30 6V22M41 6V14', extreme: 'M17 6V20', 'face-to-face': 'M15 6V20M42 6V14' }

/** Two piles that rise and two that fall; with a bolt; or two against two. */
export function GamePicture({ game }: { game: Game }) {
  const duel = game === 'face-to-face'
  return (
    <svg class="game-picture" viewBox="0 0 48 32" aria-hidden="true">
      <path class="rising-part" d={risen[game]} />
      <path class="falling-part" d={fallen[game]} />
      {game === 'extreme' && <path class="bolt" d="M38 1L26 18.5h7.5L30.5 31 43.5 12.5H36z" />}
      {duel && <path class="divide" d="M24.5 3v26" />}
    </svg>
  )
}
