// The keyboard in a replay.

import { isForeign, presses } from '../board/keys.ts'
import type { Playback } from './playback.ts'

/** Goes where a key leads. Says whether it led anywhere. */
export function lead(event: KeyboardEvent, playback: Playback): boolean {
  const target = event.target instanceof Element ? event.target : null
  const slider = target?.matches('input[type="range"]') ?? false
  if (!slider && isForeign(event)) return false
  if (event.key === ' ' && target?.closest(presses)) return false
  const way = ways[event.key]
  way?.(playback)
  return way !== undefined
}

const ways: Record<string, (playback: Playback) => void> = {
  ArrowLeft: (playback) => playback.step(-1),
  ArrowRight: (playback) => playback.step(1),
  ArrowUp: (playback) => playback.turnBack(),
  ArrowDown: (playback) => playback.turnOn(),
  PageUp: (playback) => playback.turnBack(),
  PageDown: (playback) => playback.turnOn(),
  Home: (playback) => playback.jump(0),
  End: (playback) => playback.jump(playback.last.value),
  ' ': (playback) => (playback.playing.value ? playback.pause() : playback.play()),
}
