// The buttons that lead through a game.

import { say } from '../words.ts'
import { type Sign, SignOf } from './icons.tsx'
import type { Playback } from './playback.ts'

export function Transport({ playback }: { playback: Playback }) {
  const at = playback.at.value
  const atStart = at === 0
  const atEnd = at === playback.last.value
  const playing = playback.playing.value
  return (
    <div class="transport">
      <Step sign="first" off={atStart} onClick={() => playback.jump(0)} />
      <Step sign="turn-back" off={atStart} onClick={() => playback.turnBack()} />
      <Step sign="back" off={atStart} onClick={() => playback.step(-1)} />
      {playing ? (
        <Step sign="pause" onClick={() => playback.pause()} />
      ) : (
        <Step sign="play" onClick={() => playback.play()} />
      )}
      <Step sign="on" off={atEnd} onClick={() => playback.step(1)} />
      <Step sign="turn-on" off={atEnd} onClick={() => playback.turnOn()} />
      <Step sign="last" off={atEnd} onClick={() => playback.jump(playback.last.value)} />
    </div>
  )
}

/** A button that stays where the focus is when there is nowhere to go: `disabled` would lose it. */
function Step({ sign, off = false, onClick }: { sign: Sign; off?: boolean; onClick: () => void }) {
  const name = say(`page-replay-${sign}`)
  return (
    <button
      type="button"
      class="step"
      data-sign={sign}
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={onClick}
    >
      <SignOf sign={sign} />
    </button>
  )
}
