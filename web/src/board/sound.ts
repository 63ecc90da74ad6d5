// Quiet sounds, for who wants them. They are made here: nothing is fetched.

import type { Entry } from '../log/entries.ts'
import { sounds } from '../settings.ts'
import type { PlayableGame, PlayableState } from './playable.ts'

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Tone = [pitch: number, begins: number, lasts: number]

const melodies = {
  lay: [[196, 0, 0.07]],
  back: [
    [392, 0, 0.1],
    [587, 0.09, 0.18],
  ],
  yours: [
    [440, 0, 0.12],
    [554, 0.12, 0.2],
  ],
  won: [
    [392, 0, 0.15],
    [494, 0.13, 0.15],
    [587, 0.26, 0.15],
    [784, 0.39, 0.4],
  ],
  lost: [
    [294, 0, 0.25],
    [220, 0.22, 0.5],
  ],
} satisfies Record<string, Tone[]>

type Melody = keyof typeof melodies

let audio: AudioContext | undefined

/** Plays a melody, if sounds are wanted and the browser lets us. */
export function play(melody: Melody): void {
  if (!sounds.value || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  audio.resume().catch(() => undefined)
  for (const tone of melodies[melody]) sound(audio, tone as Tone)
}

function sound(context: AudioContext, [pitch, begins, lasts]: Tone): void {
  const start = context.currentTime + begins
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(0.08, start + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  tone.connect(loudness).connect(context.destination)
  tone.start(start)
  tone.stop(start + lasts + 0.05)
}

/** Plays what happens at a table; the answer stops it. */
export function followSounds(game: PlayableGame): () => void {
  return game.listen((news, after, before) => {
    const melody = before && melodyOf(news, after, before)
    if (melody) play(melody)
  })
}

/** The one thing that is heard of what happened: the last word first. */
export function melodyOf(news: Entry[], { you }: PlayableState, before: PlayableState): Melody | undefined {
  const seen = news.map((entry) => entry.seen)
  const ended = seen.find((one) => one.kind === 'ended')
  if (ended) return ended.outcome === 'won' || ended.winner === you.seat ? 'won' : 'lost'
  const begins = seen.some((one) => (one.kind === 'turn-began' || one.kind === 'began') && one.seat === you.seat)
  if (begins && before.table.rules.seats > 1) return 'yours'
  const laid = seen.findLast((one) => one.kind === 'laid')
  if (!laid) return undefined
  return laid.lay === 'ten-back' ? 'back' : 'lay'
}
