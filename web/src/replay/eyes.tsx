// Whose cards are seen, and those cards.

import type { Eyes } from '../record/address.ts'
import { readSignal } from '../signals.ts'
import type { Card, Position, Signal } from '../wire.ts'
import { say } from '../words.ts'
import type { Playback } from './playback.ts'
import { nameOf } from './story.ts'

function EyesSelect({ playback }: { playback: Playback }) {
  const replay = playback.shown.value
  const choose = (event: { currentTarget: HTMLSelectElement }) => {
    const { value } = event.currentTarget
    playback.eyes.value = value === 'all' || value === 'table' ? value : Number(value)
  }
  return (
    <label class="eyes">
      <span>{say('page-replay-eyes')}</span>
      <select value={String(playback.eyes.value)} onChange={choose}>
        <option value="all">{say('page-replay-eyes-all')}</option>
        {replay.names.map((_, index) => (
          <option key={`${index + 1}`} value={String(index + 1)}>
            {nameOf(replay, index + 1)}
          </option>
        ))}
        <option value="table">{say('page-replay-eyes-table')}</option>
      </select>
    </label>
  )
}

/** Whether the cards of a seat are seen. In a game that one plays on oneself, so are those of who is to move. */
export function sees(eyes: Eyes, seat: number, { view }: Position, playing: boolean): boolean {
  return eyes === 'all' || eyes === seat || (playing && view.turn.seat === seat)
}

export function Hands({ playback }: { playback: Playback }) {
  const replay = playback.shown.value
  const position = playback.position.value
  const { view, hands } = position
  const running = view.phase === 'running'
  return (
    <section class="all-hands" aria-labelledby="hands-heading">
      <div class="hands-head">
        <h2 id="hands-heading">{say('page-replay-hands')}</h2>
        <p class="to-draw">{say('page-replay-stock', { count: view.stocks.reduce((sum, stock) => sum + stock, 0) })}</p>
        <EyesSelect playback={playback} />
      </div>
      <ul>
        {hands.map((cards, index) => (
          <li key={`${index + 1}`} class={running && view.turn.seat === index + 1 ? 'holder moves' : 'holder'}>
            <span class="name">{nameOf(replay, index + 1)}</span>
            {running && view.turn.seat === index + 1 && <span class="to-move">{say('page-replay-to-move')}</span>}
            {sees(playback.eyes.value, index + 1, position, playback.open.value) ? (
              <Cards cards={cards} />
            ) : (
              <span class="unshown">{say('page-replay-hidden', { count: cards.length })}</span>
            )}
            <Signals signals={view.signals[index] ?? []} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a seat has told the others, as far as it still stands. */
function Signals({ signals }: { signals: Signal[] }) {
  if (signals.length === 0) return null
  return (
    <ul class="signals-given">
      {signals.map((signal) => (
        <li key={signal}>{signalText(signal)}</li>
      ))}
    </ul>
  )
}

function signalText(signal: Signal): string {
  const parts = readSignal(signal)
  switch (parts.kind) {
    case 'start':
      return say('page-replay-wish', { wish: parts.signal })
    case 'hold':
      return say('page-replay-holds', { command: parts.command })
    case 'pile':
      return say('page-replay-signal', { pile: parts.pile, signal: parts.signal })
  }
}

function Cards({ cards }: { cards: Card[] }) {
  if (cards.length === 0) return <span class="unshown">{say('page-replay-hidden', { count: 0 })}</span>
  return (
    <ul class="small-cards">
      {cards.map((card) => (
        <li key={card}>{card}</li>
      ))}
    </ul>
  )
}
