// What a stranger sees first: four tracks, a hand, and the one way back.

import { along, Card, Chip, Hop, type Scale, Track } from '../pictures.tsx'

const scale: Scale = { left: 40, right: 440, last: 100 }
const hand = [12, 37, 58, 76, 93]
const piles = [
  { rising: true, top: 47, y: 54 },
  { rising: true, top: 24, y: 86 },
  { rising: false, top: 81, y: 118 },
  { rising: false, top: 55, y: 150 },
]
const FITS = 37

/** Its place is kept until it is drawn. */
export function Hero({ drawn }: { drawn: boolean }) {
  return (
    <svg class="hero picture" viewBox="0 -8 480 248" aria-hidden="true">
      {drawn && <Scene />}
    </svg>
  )
}

function Scene() {
  const place = along(scale, FITS)
  return (
    <>
      <path class="drawn-beam" d={`M${place} 164V67`} />
      {piles.map((pile) => (
        <Track key={pile.y} scale={scale} ticks={hand} {...pile} />
      ))}
      <Chip x={place} y={54} number={FITS} kind="drawn-ghost" />
      <Hop from={along(scale, 47)} to={place} y={40} label="−10" />
      {hand.map((number, at) => {
        const off = at - 1.8
        const fits = number === FITS
        const y = 216 + off * off * 3 - (fits ? 14 : 0)
        return (
          <Card
            key={number}
            x={place + 48 + off * 60}
            y={y}
            number={number}
            tilt={off * 5}
            kind={fits ? 'drawn-fits' : ''}
          />
        )
      })}
    </>
  )
}
