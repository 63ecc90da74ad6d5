// A game that is over, position by position.

import './replay.css'
import './beside.css'
import './whole.css'
import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { announce } from '../announce.ts'
import { useKeptFocus } from '../focus.ts'
import { eyesOf } from '../record/address.ts'
import { promised } from '../record/commitment.ts'
import { Fair } from '../record/fair.tsx'
import type { ReviewSession } from '../review/session.ts'
import { type Route, rewrite } from '../route.ts'
import { setTitle } from '../title.ts'
import { say } from '../words.ts'
import { Beside } from './beside.tsx'
import { Controls } from './controls.tsx'
import { Hands } from './eyes.tsx'
import { useLoaded } from './load.ts'
import { NoGame, OpenRecord } from './open.tsx'
import type { Playback } from './playback.ts'
import { useRetrying } from './retrying.ts'
import { addressHere, isReviewed, useSide } from './reviewed.ts'
import { Stage } from './stage.tsx'
import { endingOf, momentText } from './story.ts'
import { resultOf } from './what-if-panel.tsx'

/** How much of a date is shown, in characters. */
const LONGEST_DATE = 40

type ReplayRoute = Route & { screen: 'replay' }

export function ReplayScreen({ route }: { route: ReplayRoute }) {
  const { loaded, again } = useLoaded(route.table)
  switch (loaded.kind) {
    case 'loading':
      return <main class="replay waiting">{say('page-replay-loading')}</main>
    case 'nothing':
      return (
        <main class="replay">
          <OpenRecord />
        </main>
      )
    case 'failed':
      return (
        <main class="replay">
          <NoGame why={loaded.why} file={route.table === undefined} again={again} />
        </main>
      )
    case 'ready':
      return <Watching playback={loaded.playback} route={route} />
  }
}

function Watching({ playback, route }: { playback: Playback; route: ReplayRoute }) {
  useAddress(playback, route)
  const beside = useKeptFocus<HTMLElement>()
  useSide(playback)
  useRetrying(playback)
  useEffect(() => () => leave(playback), [playback])
  const title = say('page-replay-title', { game: playback.original.rules.game })
  useEffect(() => setTitle(`${title} · Tenback`), [title])
  return (
    <main class={playback.branch.value ? 'replay branched' : 'replay'} data-at={playback.at.value}>
      <Head playback={playback} title={title} />
      <Stage playback={playback} />
      <Hands playback={playback} />
      <Controls playback={playback} />
      <aside class="beside" ref={beside}>
        <Beside playback={playback} />
        {promised(playback.record) && <Fair record={playback.record} />}
        {!isReviewed(playback) && <p class="legend">{say('page-replay-legend')}</p>}
        <p class="key-help">{say('page-replay-keys')}</p>
      </aside>
    </main>
  )
}

/** Nobody looks any more. */
function leave(playback: Playback): void {
  playback.pause()
  playback.review.leave()
}

function Head({ playback, title }: { playback: Playback; title: string }) {
  const { positions, date, games } = playback.original
  const ending = positions.at(-1)?.view.ending
  return (
    <header class="replay-head">
      <h1>{title}</h1>
      <p class="how-short">{resultOf(playback.original)}</p>
      <p class="how-ended">{ending ? endingOf(playback.original, ending) : resultOf(playback.original)}</p>
      {date && (
        <p class="date">
          <bdi>{shortened(date)}</bdi>
        </p>
      )}
      {ending && <ReviewButton session={playback.review} />}
      {games > 1 && <p class="date">{say('page-replay-games', { games })}</p>}
    </header>
  )
}

function ReviewButton({ session }: { session: ReviewSession }) {
  const open = session.open.value
  return (
    <button
      type="button"
      class={open ? 'button small review-button' : 'button primary small review-button'}
      aria-pressed={open}
      onClick={() => (open ? session.hide() : session.show())}
    >
      {say('page-replay-review')}
    </button>
  )
}

/** Records come from anywhere: what stands for a date may be of any length. */
function shortened(text: string): string {
  const letters = Array.from(text)
  return letters.length > LONGEST_DATE ? `${letters.slice(0, LONGEST_DATE).join('')}…` : text
}

/** The address shows the position, and the position follows the address. What is played otherwise has no address. */
function useAddress(playback: Playback, { at, turn, seat, review }: ReplayRoute): void {
  useEffect(() => {
    playback.eyes.value = eyesOf(seat, playback.original.rules.seats)
    if (review) playback.review.show()
    const turnStart = playback.turns.peek().find(({ number }) => number === turn)?.first
    playback.jump(at ?? turnStart ?? 0)
    let first = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = effect(() => {
      const text = momentText(playback.shown.value, playback.at.value)
      const address = addressHere(playback)
      clearTimeout(timer)
      if (first) first = false
      else {
        // A slider passes many positions on its way, and browsers count how often an address is written.
        timer = setTimeout(() => rewrite(address), 300)
        // The slider tells where it is by itself.
        if (!document.activeElement?.matches('.moments')) announce(text)
      }
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [playback, at, turn, seat, review])
}
