// Which of the three games.

import type { Game } from '../wire.ts'
import { say } from '../words.ts'
import { games } from './choices.ts'
import { choices, take } from './start.ts'

export function GameSwitch() {
  const chosen = choices.value.game
  return (
    <fieldset class="games">
      <legend class="unseen">{say('page-which-game')}</legend>
      {games.map((game) => (
        <label key={game} data-game={game}>
          <input type="radio" name="game" value={game} checked={game === chosen} onChange={() => take({ game })} />
          <GamePicture game={game} />
          <strong>{say('game', { game })}</strong>
          <small>{say('page-game-line', { game })}</small>
        </label>
      ))}
      <p class="chosen-line" aria-hidden="true">
        {say('page-game-line', { game: chosen })}
      </p>
    </fieldset>
  )
}

/** Two piles that rise and two that fall; with a bolt; or two against two. */
export function GamePicture({ game }: { game: Game }) {
  const duel = game === 'face-to-face'
  return (
    <svg class="game-picture" viewBox="0 0 48 32" aria-hidden="true">
      <path class="rising-part" d={duel ? 'M7 26V14M34 26V9' : 'M7 26V12M18 26V18'} />
      <path class="falling-part" d={duel ? 'M15 6V20M42 6V14' : 'M30 6V22M41 6V14'} />
      {game === 'extreme' && <path class="bolt" d="M26.5 3L17 18h6l-2.5 11L31 13h-6.2z" />}
      {duel && <path class="between" d="M24.5 3v26" />}
    </svg>
  )
}
