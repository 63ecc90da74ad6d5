// The symbols of the seven commands of Extreme. Immediate ones are in a burst, lasting ones on an endless loop.

import type { ComponentChildren } from 'preact'
import type { CardCommand } from './wire.ts'

const BURST =
  'M12 .8l2.6 4.1 4.5-2-.1 4.9 4.7 1.1-3.2 3.7 3.1 3.8-4.8.9-.2 4.9-4.4-2.2L12 23.2l-2.4-4.2-4.4 2.2-.2-4.9-4.8-.9 3.1-3.8L.1 8.9 4.8 7.8l-.1-4.9 4.5 2z'
const SKULL =
  'M12 6.2c-3.2 0-5.4 2.1-5.4 4.9 0 1.8.8 3 2.1 3.8v2.7h6.6v-2.7c1.3-.8 2.1-2 2.1-3.8 0-2.8-2.2-4.9-5.4-4.9z' +
  'M9.7 10a1.5 1.6 0 1 0 .01 0zM14.3 10a1.5 1.6 0 1 0 .01 0z'
const LOOP = 'M12 19.6c-2.4-3.2-7-3.2-7 0s4.6 3.2 7 0 7-3.2 7 0-4.6 3.2-7 0z'

const cuts = {
  stop: 'M7.8 7.8h8.4v8.4H7.8z',
  skull: SKULL,
  three: 'M6.7 8h2.7v8H6.7zM10.65 8h2.7v8h-2.7zM14.6 8h2.7v8h-2.7z',
}

const lasting: Record<Exclude<CardCommand, keyof typeof cuts>, string> = {
  // A speech bubble, crossed out.
  mute: 'M6 2.5h12v8h-5.5L9 13.6v-3.1H6zM4.5 13.5l15-12',
  // The arrow back, crossed out.
  'no-back': 'M9.5 2.2L6 5.7l3.5 3.5M6 5.7h7.5a3.7 3.7 0 0 1 0 7.4H9M5.5 14.2L19 1.4',
  // Down, down, on the one pile.
  'one-pile': 'M12 1.2v7M8.8 5.4L12 8.6l3.2-3.2M6 13.4h12',
  // One card.
  'draw-one': 'M7.6 1.4h8.8v12.2H7.6zM10.8 5.6L12.4 4.4v6.2',
}

function picture(command: CardCommand): ComponentChildren {
  if (command === 'stop' || command === 'skull' || command === 'three') {
    return <path fill="currentColor" fill-rule="evenodd" d={BURST + cuts[command]} />
  }
  return <path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d={lasting[command] + LOOP} />
}

/** The symbol of a command, as high as the text beside it. Screen readers skip it: its name is next to it. */
export function CommandSymbol({ command }: { command: CardCommand }) {
  return (
    <svg class="command-symbol" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" data-command={command}>
      {picture(command)}
    </svg>
  )
}
