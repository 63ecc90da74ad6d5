// The buttons under the hand.

import { may } from '../permission.ts'
import { letterKeys } from '../settings.ts'
import { say } from '../words.ts'
import type { PlayableGame } from './playable.ts'
import { Sign, type SignName } from './signs.tsx'

interface ButtonProps {
  text: string
  sign?: SignName
  /** The key that does the same. */
  hotkey: string
  primary?: boolean
  disabled: boolean
  act: () => void
}

function Button({ text, sign, hotkey, primary, disabled, act }: ButtonProps) {
  return (
    <button
      type="button"
      class={primary ? 'button primary' : 'button'}
      disabled={disabled}
      onClick={act}
      aria-keyshortcuts={letterKeys.value ? hotkey : undefined}
    >
      {sign && <Sign name={sign} />}
      <span>{text}</span>
      {letterKeys.value && <kbd aria-hidden="true">{hotkey}</kbd>}
    </button>
  )
}

export function Actions({ game }: { game: PlayableGame }) {
  const trying = game.trial.value !== undefined
  const state = game.state.value
  return (
    <div class="actions" role="group" aria-label={say('page-board-actions')}>
      {trying ? <TrialButtons game={game} /> : <TurnButtons game={game} />}
      {state?.table.hints && (
        <Button
          text={say('page-hint-ask')}
          sign="bulb"
          hotkey="h"
          disabled={!may(state, 'hint') || trying || game.hint.value === 'thinking'}
          act={() => game.askHint()}
        />
      )}
    </div>
  )
}

function TurnButtons({ game }: { game: PlayableGame }) {
  const state = game.state.value
  const view = game.view.value
  const more = view && game.mine.value ? view.turn.owes : 0
  // Alone one can always take cards back in one's turn, unless others play the same cards: then the button keeps its place.
  const takesBack = (state?.table.rules.seats === 1 && !state.table.occasion) || may(state, 'take-back')
  return (
    <>
      <Button
        text={more > 0 ? say('page-turn-more', { more }) : say('page-turn-end')}
        hotkey="e"
        primary
        disabled={!may(state, 'end-turn')}
        act={() => game.endTurn()}
      />
      {takesBack && (
        <Button
          text={say('page-turn-take-back')}
          sign="back"
          hotkey="u"
          disabled={!may(state, 'take-back')}
          act={() => game.takeBack()}
        />
      )}
      <Button
        text={say('page-trial-start')}
        sign="eye"
        hotkey="t"
        disabled={!may(state, 'try-out')}
        act={() => game.startTrial()}
      />
    </>
  )
}

function TrialButtons({ game }: { game: PlayableGame }) {
  const nothing = game.trial.value?.lays.length === 0
  return (
    <>
      <Button
        text={say('page-trial-lay')}
        sign="check"
        hotkey="y"
        primary
        disabled={!game.layable.value}
        act={() => game.layTrial()}
      />
      <Button text={say('page-trial-undo')} sign="back" hotkey="u" disabled={nothing} act={() => game.takeBack()} />
      <Button text={say('page-trial-stop')} sign="nowhere" hotkey="t" disabled={false} act={() => game.stopTrial()} />
    </>
  )
}
