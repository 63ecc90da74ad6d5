// A game that is over, position by position.

import './replay.css'
import './beside.css'
import './whole.css'
import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { announce } from '../announce.ts'
import { Sign } from '../board/signs.tsx'
import { reason } from '../notice.ts'
import { addressOf, eyesOf } from '../record/address.ts'
import { promised } from '../record/commitment.ts'
import { Fair } from '../record/fair.tsx'
import { type Route, rewrite } from '../route.ts'
import { setTitle } from '../title.ts'
import { say } from '../words.ts'
import { Hands } from './eyes.tsx'
import { useLoaded } from './load.ts'
import { NoGame, OpenRecord } from './open.tsx'
import type { Playback } from './playback.ts'
import { Scrub } from './scrub.tsx'
import { Stage } from './stage.tsx'
import { endingOf, momentText, storyOf } from './story.ts'
import { Tools } from './tools.tsx'
import { Transport } from './transport.tsx'
import { TurnList } from './turn-list.tsx'
import { Turned } from './turned.tsx'
import { LeaveOrBack, WhatIfActions } from './what-if-actions.tsx'
import { resultOf, WhatIfPanel } from './what-if-panel.tsx'

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
  useEffect(() => () => playback.pause(), [playback])
  const title = say('page-replay-title', { game: playback.original.rules.game })
  useEffect(() => setTitle(`${title} · Tenback`), [title])
  return (
    <main class={playback.branch.value ? 'replay branched' : 'replay'} data-at={playback.at.value}>
      <Head playback={playback} title={title} />
      <Stage playback={playback} />
      <Hands playback={playback} />
      <Controls playback={playback} />
      <aside class="beside">
        {playback.branch.value ? <WhatIfPanel playback={playback} /> : <Tools playback={playback} />}
        <Turned playback={playback} />
        <TurnList playback={playback} />
        {promised(playback.record) && <Fair record={playback.record} />}
        <p class="legend">{say('page-replay-legend')}</p>
        <p class="key-help">{say('page-replay-keys')}</p>
      </aside>
    </main>
  )
}

/** What led to this position; or that something else is being played, or why that failed. */
function Story({ playback }: { playback: Playback }) {
  const failure = playback.failure.value
  const waiting = playback.waiting.value
  const failed = failure === undefined ? '' : reason(failure)
  const thinking = waiting ? say('page-what-if-thinking') : ''
  useEffect(() => {
    if (failed !== '' || thinking !== '') announce(failed || thinking)
  }, [failed, thinking])
  if (failed !== '') {
    return (
      <p class="story failed">
        <Sign name="warning" /> <span>{failed}</span>
      </p>
    )
  }
  return (
    <p class="story" aria-busy={waiting}>
      {thinking || storyOf(playback.shown.value, playback.at.value)}
    </p>
  )
}

/** Where one is and where to go. Who lays cards needs the room for them: then it is as small as it can be. */
function Controls({ playback }: { playback: Playback }) {
  const playing = playback.open.value
  return (
    <div class={playing ? 'controls playing' : 'controls'}>
      <div class="story-row">
        <Story playback={playback} />
        <LeaveOrBack playback={playback} />
      </div>
      <Scrub playback={playback} />
      <div class="control-row">
        {!playing && <Transport playback={playback} />}
        {playback.branch.value && <WhatIfActions playback={playback} branch={playback.branch.value} />}
      </div>
    </div>
  )
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
      {games > 1 && <p class="date">{say('page-replay-games', { games })}</p>}
    </header>
  )
}

/** Records come from anywhere: what stands for a date may be of any length. */
function shortened(text: string): string {
  const letters = Array.from(text)
  return letters.length > LONGEST_DATE ? `${letters.slice(0, LONGEST_DATE).join('')}…` : text
}

/** The address shows the position, and the position follows the address. What is played otherwise has no address. */
function useAddress(playback: Playback, { at, turn, seat }: ReplayRoute): void {
  useEffect(() => {
    playback.eyes.value = eyesOf(seat, playback.original.rules.seats)
    const turnStart = playback.turns.peek().find(({ number }) => number === turn)?.first
    playback.jump(at ?? turnStart ?? 0)
    let first = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = effect(() => {
      const text = momentText(playback.shown.value, playback.at.value)
      const address = addressOf(playback.source, playback.branch.value?.at ?? playback.at.value, playback.eyes.value)
      clearTimeout(timer)
      if (first) first = false
      else {
        // A slider passes many positions on its way, and browsers count how often an address is written.
        timer = setTimeout(() => rewrite(address), 300)
        // The slider tells where it is by itself.
        if (!document.activeElement?.matches('.positions')) announce(text)
      }
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [playback, at, turn, seat])
}
