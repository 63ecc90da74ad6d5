// The chance to win from the first turn to the last, on the scale of the slider below it.

import './curve.css'
import { useMemo } from 'preact/hooks'
import { percent } from '../percent.ts'
import { say } from '../words.ts'
import { bandOf, type CurvePoint, chanceAt, curveOf, pathOf, type Span } from './curve.ts'
import type { NameOf } from './sentences.ts'
import type { ReviewSession, Turns } from './session.ts'
import { signs } from './verdicts.ts'

/** The size of the picture in its own measure; the page stretches it. */
const WIDTH = 1000
const HEIGHT = 100

interface CurveShown {
  session: ReviewSession
  spans: readonly Span[]
  /** The position that is shown, and the last one. */
  at: number
  last: number
  name: NameOf
}

export function Curve({ session, spans, at, last, name }: CurveShown) {
  const pieces = usePieces(session, spans)
  const frame = { last, width: WIDTH, height: HEIGHT }
  const now = chanceAt(pieces, at)
  const title = session.opposed
    ? say('page-review-curve-of', { name: name(session.side.value) })
    : say('page-review-curve')
  return (
    <div class="curve">
      <svg
        role="img"
        aria-label={say('page-review-picture', { title })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path class="half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {pieces.map((piece) => (
          <g key={piece[0]?.at}>
            <path class="band" d={bandOf(piece, frame)} />
            <path class="line" d={pathOf(piece, frame)} />
          </g>
        ))}
      </svg>
      <div class="over" aria-hidden="true">
        <span class="title" data-low={isHigh(pieces) || undefined}>
          {title}
        </span>
        <span class="half-way">{percent(0.5)}</span>
        <Marks turns={session.judged.value} spans={spans} pieces={pieces} last={last} />
        {now !== undefined && <Now at={at / Math.max(1, last)} chance={now} />}
      </div>
    </div>
  )
}

/** The line, as far as it is known. */
function usePieces(session: ReviewSession, spans: readonly Span[]): CurvePoint[][] {
  const [turns, start, flipped] = [session.turns.value, session.start.value, session.flipped.value]
  return useMemo(() => curveOf(turns, spans, start, flipped), [turns, spans, start, flipped])
}

/** Whether the line begins in the upper half, so that its title is better below. */
function isHigh(pieces: CurvePoint[][]): boolean {
  return (pieces[0]?.[0]?.chance ?? 1) > 0.5
}

/** The chance at a position, for those who hear it; nothing while it is not known. */
export function chanceText(session: ReviewSession, spans: readonly Span[], at: number): string {
  if (!session.open.value) return ''
  const pieces = curveOf(session.turns.value, spans, session.start.value, session.flipped.value)
  const now = chanceAt(pieces, at)
  return now === undefined ? '' : say('page-review-now', { percent: percent(now) })
}

function Now({ at, chance }: { at: number; chance: number }) {
  const style = { '--at': at, '--chance': chance }
  return (
    <>
      <span class="dot" style={style} />
      <span class="now" data-left={at > 0.8 || undefined} data-under={chance > 0.7 || undefined} style={style}>
        {percent(chance)}
      </span>
    </>
  )
}

interface MarksShown {
  turns: Turns
  spans: readonly Span[]
  pieces: CurvePoint[][]
  last: number
}

/** Turns that stand out, where they ended. */
function Marks({ turns, spans, pieces, last }: MarksShown) {
  return (
    <>
      {spans.map((span) => {
        const verdict = turns.get(span.number)?.verdict
        const chance = chanceAt(pieces, span.last)
        if (verdict === undefined || signs[verdict] === undefined || chance === undefined) return null
        const style = { '--at': span.last / Math.max(1, last), '--chance': chance }
        return <span key={span.number} class="point" data-verdict={verdict} style={style} />
      })}
    </>
  )
}
