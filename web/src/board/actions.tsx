// The buttons under the hand.

import { letterKeys } from '../settings.ts'
import type { Session } from '../table/session.ts'
import { say } from '../words.ts'
import { Sign, type SignName } from './signs.tsx'

interface Deed {
  text: string
  sign?: SignName
  /** The key that does the same. */
  hotkey: string
  primary?: boolean
  disabled: boolean
  act: () => void
}

function Button({ text, sign, hotkey, primary, disabled, act }: Deed) {
  return (
    <button
      type="button"
      class={primary ? 'deed primary' : 'deed'}
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

export function Actions({ session }: { session: Session }) {
  const trying = session.trial.value !== undefined
  return (
    <div class="actions" role="group" aria-label={say('page-board-actions')}>
      {trying ? <TrialButtons session={session} /> : <TurnButtons session={session} />}
      <Button
        text={say('page-hint-ask')}
        sign="bulb"
        hotkey="h"
        disabled={!session.mine.value || trying || session.hint.value === 'thinking'}
        act={() => session.askHint()}
      />
    </div>
  )
}

function TurnButtons({ session }: { session: Session }) {
  const view = session.view.value
  const mine = session.mine.value
  const more = view && mine ? view.turn.owes : 0
  return (
    <>
      <Button
        text={more > 0 ? say('page-turn-more', { more }) : say('page-turn-end')}
        hotkey="e"
        primary
        disabled={!mine || !view?.turn.may_end}
        act={() => session.want({ kind: 'end-turn' })}
      />
      {session.alone.value && (
        <Button
          text={say('page-turn-take-back')}
          sign="back"
          hotkey="u"
          disabled={!mine || view?.turn.lays.length === 0}
          act={() => session.takeBack()}
        />
      )}
      <Button text={say('page-trial-start')} sign="eye" hotkey="t" disabled={!mine} act={() => session.startTrial()} />
    </>
  )
}

function TrialButtons({ session }: { session: Session }) {
  const nothing = session.trial.value?.lays.length === 0
  return (
    <>
      <Button
        text={say('page-trial-lay')}
        sign="check"
        hotkey="y"
        primary
        disabled={!session.layable.value}
        act={() => session.layTrial()}
      />
      <Button text={say('page-trial-undo')} sign="back" hotkey="u" disabled={nothing} act={() => session.takeBack()} />
      <Button
        text={say('page-trial-stop')}
        sign="nowhere"
        hotkey="t"
        disabled={false}
        act={() => session.stopTrial()}
      />
    </>
  )
}
