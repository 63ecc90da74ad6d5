// The whole game at a glance, and the place in it that is shown: a picture of the room that each pile has used, or of the
// win chance if the game is reviewed, and a slider below it on the same scale.

import { useMemo } from 'preact/hooks'
import { ends } from '../line.ts'
import { Curve, chanceText } from '../review/curve-chart.tsx'
import { say } from '../words.ts'
import { pathOf, type Track, tracksOf } from './chart.ts'
import type { Playback } from './playback.ts'
import { isReviewed, shownOf } from './reviewed.ts'
import { momentText } from './story.ts'

/** The size of a row in the picture's own measure; the page stretches it. */
const WIDTH = 1000
const HEIGHT = 40

export function Scrub({ playback }: { playback: Playback }) {
  const last = playback.last.value
  const at = playback.at.value
  const chance = isReviewed(playback) ? chanceText(playback.review, playback.spans, at) : ''
  return (
    <div class="scrub">
      <Chart playback={playback} />
      <input
        type="range"
        class="moments"
        min={0}
        max={last}
        step={1}
        value={at}
        aria-label={say('page-replay-slider')}
        aria-valuetext={`${momentText(playback.shown.value, at)} ${chance}`.trim()}
        onInput={(event) => playback.jump(Number(event.currentTarget.value))}
      />
    </div>
  )
}

function Chart({ playback }: { playback: Playback }) {
  const last = Math.max(1, playback.last.value)
  const choose = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return
    const box = (event.currentTarget as Element).getBoundingClientRect()
    playback.jump(Math.round(((event.clientX - box.left) / box.width) * last))
  }
  return (
    <div class="chart" onPointerDown={choose} onPointerMove={choose}>
      {isReviewed(playback) ? <Curve {...shownOf(playback)} last={last} /> : <Room playback={playback} last={last} />}
      <div class="playhead" style={{ left: `${(playback.at.value / last) * 100}%` }} />
    </div>
  )
}

/** The room that each pile has used. */
function Room({ playback, last }: { playback: Playback; last: number }) {
  const { positions, rules } = playback.shown.value
  const tracks = useMemo(() => tracksOf(positions, ends(rules)), [positions, rules])
  const hops = tracks.reduce((sum, track) => sum + track.hops.length, 0)
  return (
    <>
      <svg
        role="img"
        aria-label={say('page-replay-chart', { hops })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT * tracks.length}`}
        preserveAspectRatio="none"
      >
        <Backdrop playback={playback} height={HEIGHT * tracks.length} />
        {tracks.map((track, row) => (
          <Row key={track.pile} track={track} row={row} />
        ))}
      </svg>
      <Marks tracks={tracks} last={last} />
    </>
  )
}

/** Where turns begin, and where the record was left. */
function Backdrop({ playback, height }: { playback: Playback; height: number }) {
  const last = Math.max(1, playback.last.value)
  const x = (at: number) => (at / last) * WIDTH
  const turns = playback.turns.value
  const left = playback.branch.value?.at
  return (
    <>
      {left !== undefined && <rect class="left-record" x={x(left)} width={WIDTH - x(left)} y={0} height={height} />}
      <path class="turn-ticks" d={turns.map(({ first }) => `M${x(first)} 0V${height}`).join('')} />
    </>
  )
}

/** Rising piles fill from below, falling ones from above. */
function Row({ track, row }: { track: Track; row: number }) {
  const path = pathOf(track.points, WIDTH, HEIGHT - 4)
  const turn = track.ascending
    ? `translate(0 ${row * HEIGHT + 2})`
    : `translate(0 ${row * HEIGHT + HEIGHT - 2}) scale(1 -1)`
  return (
    <g class={track.ascending ? 'rising' : 'falling'} transform={turn}>
      <path class="area" d={`${path}V${HEIGHT - 4}H0Z`} />
      <path class="brim" d={path} />
    </g>
  )
}

/** Letters of the piles and diamonds for the hops: these must not be stretched with the picture. */
function Marks({ tracks, last }: { tracks: Track[]; last: number }) {
  const share = (row: number, used: number, ascending: boolean) =>
    ((row + (ascending ? 1 - used : used)) / tracks.length) * 100
  return (
    <div class="marks" aria-hidden="true">
      {tracks.map(({ pile, ascending }, row) => (
        <span
          key={pile}
          class={`pile-letter ${ascending ? 'rising' : 'falling'}`}
          style={{ top: `${((row + 0.5) / tracks.length) * 100}%` }}
        >
          {ascending ? '▲' : '▼'} {pile}
        </span>
      ))}
      {tracks.flatMap(({ pile, hops, ascending }, row) =>
        hops.map(({ at, used }) => (
          <span
            key={`${pile}${at}`}
            class="hop"
            style={{ left: `${(at / last) * 100}%`, top: `${share(row, used, ascending)}%` }}
          />
        )),
      )}
    </div>
  )
}
