// A picture for a chapter, with a caption.

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { along, Card, Chip, Hop, type Scale, Track } from '../pictures.tsx'
import { say } from '../words.ts'

const hundred: Scale = { left: 42, right: 318, last: 100 }
/** Ten numbers need space for two cards. */
const wide: Scale = { left: 42, right: 438, last: 100 }
const sixty: Scale = { left: 42, right: 318, last: 60 }

/** An empty or a partly used pile in a picture. */
const rising = (top: number, y: number) => <Track scale={hundred} y={y} rising top={top} />
const falling = (top: number, y: number) => <Track scale={hundred} y={y} rising={false} top={top} />

/** A part that moves to its place from `from` further right: along the track, in a hop, or from below. */
function Moving({ way, from = 0, children }: { way: MovingWay; from?: number; children: ComponentChildren }) {
  return (
    <g class={`moving ${way}`} style={{ '--from': `${from}px` }}>
      {children}
    </g>
  )
}

type MovingWay = 'slides' | 'hops' | 'rises' | 'rises late'

/** A card that goes back: it hops from the top card to its place. */
function Back({ scale, from, to, y }: { scale: Scale; from: number; to: number; y: number }) {
  const [start, end] = [along(scale, from), along(scale, to)]
  return (
    <>
      <Moving way="hops" from={start - end}>
        <Chip x={end} y={y} number={to} kind="drawn-ghost" />
      </Moving>
      <Hop from={start} to={end} y={y - 14} label={`−${Math.abs(to - from)}`} />
    </>
  )
}

/** A step forward: from the top card to the new one. */
function Step({ from, to, y, scale = hundred }: { from: number; to: number; y: number; scale?: Scale }) {
  const [start, end] = [along(scale, from), along(scale, to)]
  const point = end > start ? -1 : 1
  return (
    <>
      <path
        class="drawn-step"
        pathLength={1}
        d={`M${start + -20 * point} ${y}H${end + 22 * point}m${6 * point} -5l${-6 * point} 5l${6 * point} 5`}
      />
      <Moving way="slides" from={start - end}>
        <Chip x={end} y={y} number={to} kind="drawn-next" />
      </Moving>
    </>
  )
}

function TenBack() {
  return (
    <>
      <Track scale={wide} y={54} rising top={47} />
      <Back scale={wide} from={47} to={37} y={54} />
      <Track scale={wide} y={132} rising={false} top={65} />
      <Back scale={wide} from={65} to={75} y={132} />
    </>
  )
}

function Gift() {
  return (
    <>
      <Track scale={sixty} y={50} rising top={38} />
      <Track scale={sixty} y={84} rising={false} top={44} />
      <path class="drawn-between" d="M10 108H350" />
      <Track scale={sixty} y={132} rising top={9} />
      <Track scale={sixty} y={166} rising={false} top={51} />
      <Back scale={sixty} from={38} to={17} y={50} />
    </>
  )
}

const stack = (count: number, x: number) =>
  Array.from({ length: count }, (_, at) => (
    <rect key={at} class="drawn-face-down" x={x + at * 3} y={44 - at * 3} width={50} height={72} rx={7} />
  ))

function Turn() {
  return (
    <>
      <Moving way="rises">
        <Card x={54} y={86} number={34} kind="drawn-next" tilt={-4} />
      </Moving>
      <Moving way="rises late">
        <Card x={114} y={86} number={41} kind="drawn-next" tilt={4} />
      </Moving>
      <path class="drawn-step" pathLength={1} d="M166 92H214m-8 -7l8 7l-8 7" />
      {stack(4, 240)}
      <text x={270} y={84}>
        +2
      </text>
    </>
  )
}

function Draw() {
  return (
    <>
      {stack(3, 40)}
      <text x={68} y={84}>
        +2
      </text>
      {stack(5, 220)}
      <text class="given" x={250} y={84}>
        6
      </text>
    </>
  )
}

function Talk() {
  return (
    <>
      <path class="drawn-bubble" d="M24 18h136v56h-84l-20 22v-22h-32z" />
      <path class="drawn-allowed" d="M72 46l12 14l26 -30" />
      <path class="drawn-bubble" d="M204 18h132v56h-32v22l-20 -22h-80z" />
      <text class="drawn-big" x={270} y={56}>
        41
      </text>
      <path class="drawn-forbidden" d="M236 68L304 24" />
    </>
  )
}

/** The pictures by chapter, with height and content. */
const pictures: Record<string, { high: number; across?: number; drawn: ComponentChildren }> = {
  goal: {
    high: 148,
    drawn: [
      rising(1, 24),
      <Step key="up" from={1} to={24} y={24} />,
      rising(1, 58),
      falling(100, 92),
      <Step key="down" from={100} to={79} y={92} />,
      falling(100, 126),
    ],
  },
  lay: {
    high: 90,
    drawn: [
      rising(34, 26),
      <Step key="up" from={34} to={57} y={26} />,
      falling(70, 64),
      <Step key="down" from={70} to={45} y={64} />,
    ],
  },
  trick: { high: 150, across: 480, drawn: <TenBack /> },
  turn: { high: 140, drawn: <Turn /> },
  talk: { high: 104, drawn: <Talk /> },
  'face-goal': {
    high: 172,
    drawn: [
      <Track key="a" scale={sixty} y={24} rising top={1} />,
      <Track key="b" scale={sixty} y={58} rising={false} top={60} />,
      <path key="between" class="drawn-between" d="M10 83H350" />,
      <Track key="c" scale={sixty} y={110} rising top={1} />,
      <Track key="d" scale={sixty} y={144} rising={false} top={60} />,
    ],
  },
  help: { high: 186, drawn: <Gift /> },
  draw: { high: 140, drawn: <Draw /> },
}

export function Figure({ chapter }: { chapter: string }) {
  const picture = pictures[chapter]
  const place = useRef<HTMLElement>(null)
  useEffect(() => (place.current ? playInView(place.current) : undefined), [])
  if (!picture) return null
  return (
    <figure ref={place}>
      <svg class="picture" viewBox={`0 -6 ${picture.across ?? 360} ${picture.high + 6}`} aria-hidden="true">
        {picture.drawn}
      </svg>
      <figcaption>{say(`page-rules-picture-${chapter}`)}</figcaption>
    </figure>
  )
}

/** Plays a picture each time it comes into view; it stops by itself. */
function playInView(figure: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => figure.toggleAttribute('data-playing', entry?.isIntersecting ?? false),
    { threshold: 0.6 },
  )
  observer.observe(figure)
  return () => observer.disconnect()
}
