// The signs on the buttons of a replay: chevrons for steps, doubled for turns, with a bar for the ends.

const shapes = {
  first: 'M6 5v14M18 5l-8 7 8 7z',
  'turn-back': 'M11.5 5l-7 7 7 7M19.5 5l-7 7 7 7',
  back: 'M15 5l-7 7 7 7',
  play: 'M7 4.5l12 7.5-12 7.5z',
  pause: 'M8 5v14M16 5v14',
  on: 'M9 5l7 7-7 7',
  'turn-on': 'M4.5 5l7 7-7 7M12.5 5l7 7-7 7',
  last: 'M18 5v14M6 5l8 7-8 7z',
}

export type Sign = keyof typeof shapes

export function SignOf({ sign }: { sign: Sign }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[sign]} class={sign === 'play' || sign === 'first' || sign === 'last' ? 'filled' : ''} />
    </svg>
  )
}
