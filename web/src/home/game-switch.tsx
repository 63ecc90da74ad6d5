// Which of the three games.

import { GamePicture } from '../game-picture.tsx'
import { GAMES } from '../wire.ts'
import { say } from '../words.ts'
import { choices, take } from './start.ts'

export function GameSwitch() {
  const chosen = choices.value.game
  return (
    <fieldset class="games">
      <legend class="unseen">{say('page-which-game')}</legend>
      {GAMES.map((game) => (
        <label key={game} data-game={game}>
          <input type="radio" name="game" value={game} checked={game === chosen} onChange={() => take({ game })} />
          <GamePicture game={game} />
          <strong>{say('game', { game })}</strong>
          <small>{say('page-game-line', { game })}</small>
        </label>
      ))}
    </fieldset>
  )
}
