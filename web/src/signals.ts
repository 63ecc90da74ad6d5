// The grammar of signals. On the wire each is a short text: `keep-off a`, `hold three`, `let-me-begin`.

import { type CardCommand, PILE_SIGNALS, type PileName, type PileSignal, type Seat, type Signal } from './wire.ts'

/** A preference about who goes first. */
export type StartSignal = Extract<Signal, 'let-me-begin' | 'not-me'>

/** A parsed signal. */
export type SignalParts =
  | { kind: 'pile'; signal: PileSignal; pile: PileName }
  | { kind: 'hold'; command: CardCommand }
  | { kind: 'start'; signal: StartSignal }

export function readSignal(text: Signal): SignalParts {
  if (isStart(text)) return { kind: 'start', signal: text }
  const [word = '', about = ''] = text.split(' ')
  if (word === 'hold') return { kind: 'hold', command: about as CardCommand }
  return { kind: 'pile', signal: word as PileSignal, pile: about as PileName }
}

export function pileSignal(signal: PileSignal, pile: PileName): Signal {
  return `${signal} ${pile}`
}

export function holdSignal(command: CardCommand): Signal {
  return `hold ${command}`
}

/** What a seat's signals say about a pile. */
export function signalAbout(pile: PileName, signals: readonly Signal[]): PileSignal | undefined {
  return PILE_SIGNALS.find((signal) => signals.includes(pileSignal(signal, pile)))
}

/** What a seat's signals say about who goes first. */
export function startSignal(signals: readonly Signal[]): StartSignal | undefined {
  return signals.find(isStart)
}

function isStart(signal: Signal): signal is StartSignal {
  return signal === 'let-me-begin' || signal === 'not-me'
}

/** The places, from 0, of the seats other than one's own that ask to keep off a pile. */
export function keepingOff(pile: PileName, signals: readonly (readonly Signal[])[], own: Seat | null): number[] {
  return signals.flatMap((each, place) => (place + 1 !== own && signalAbout(pile, each) === 'keep-off' ? [place] : []))
}
