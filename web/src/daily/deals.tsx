// The six deals of a day as cards: how one stands with each, and what to do about it.

import { DEALS, gameOf } from '../deals.ts'
import { GamePicture } from '../game-picture.tsx'
import { prefetchTable } from '../prefetch.ts'
import { resultWords } from '../result-words.ts'
import { server } from '../server.ts'
import { goToTable, making } from '../to-table.ts'
import type { DailyCalendar, DailyGame } from '../wire.ts'
import { say } from '../words.ts'
import type { Today } from './day.tsx'
import { pointsOf } from './points.ts'
import { type DealState, finishedOn, firstOffer, stateOf, stateOfPast } from './state.ts'

export function TodaysDeals({ today }: { today: Today }) {
  const found = new Map(today.deals.map((one) => [one.deal, one]))
  const states = Object.fromEntries(DEALS.map((deal) => [deal, stateOf(found.get(deal)?.attempt)]))
  return <Deals day={today.day} states={states} finished={(deal) => found.get(deal)?.finished ?? 0} />
}

export function PastDeals({ day, calendar }: { day: string; calendar: DailyCalendar | undefined }) {
  const done = finishedOn(calendar, day)
  const states = Object.fromEntries(
    DEALS.map((deal) => [deal, stateOfPast(done.find((attempt) => attempt.deal === deal))]),
  )
  return <Deals day={day} states={states} />
}

interface DealsProps {
  day: string
  states: Partial<Record<DailyGame, DealState>>
  /** How many have finished a deal, where that is known. */
  finished?: (deal: DailyGame) => number
}

function Deals({ day, states, finished }: DealsProps) {
  const first = firstOffer(states)
  return (
    <ul class="deals" aria-label={say('page-daily-deals')}>
      {DEALS.map((deal) => (
        <Deal
          key={deal}
          {...{ day, deal }}
          state={states[deal] ?? { kind: 'new' }}
          finished={finished?.(deal)}
          first={deal === first}
        />
      ))}
    </ul>
  )
}

interface DealProps {
  day: string
  deal: DailyGame
  state: DealState
  finished: number | undefined
  /** Whether it is the one that is offered first. */
  first: boolean
}

function Deal({ day, deal, state, finished, first }: DealProps) {
  return (
    <li class="deal" data-deal={deal} data-state={state.kind}>
      <GamePicture game={gameOf(deal).game} />
      <span class="what">
        <strong id={`deal-${deal}`}>{say('page-deal', { deal })}</strong>
        <span>{lineOf(deal, state, finished)}</span>
      </span>
      <span class="do">
        {state.kind !== 'finished' && <PlayDeal {...{ day, deal, state, first }} />}
        <a
          class={state.kind === 'finished' ? 'button' : 'button plain'}
          href={`/daily/${day}/${deal}`}
          aria-describedby={`deal-${deal}`}
        >
          {say('page-daily-ranking')}
        </a>
      </span>
    </li>
  )
}

/** Begins a deal, or goes on with it. */
export function PlayDeal({ day, deal, state, first }: Omit<DealProps, 'finished'>) {
  const what = `${day} ${deal}`
  const busy = making.value === what
  return (
    <button
      type="button"
      class={first ? 'button primary' : 'button'}
      aria-describedby={`deal-${deal}`}
      aria-disabled={busy}
      onPointerEnter={prefetchTable}
      onFocus={prefetchTable}
      onClick={() => goToTable(what, (invited) => server.playDaily(day, deal, invited))}
    >
      {say(state.kind === 'begun' ? 'page-daily-resume' : 'page-daily-play')}
    </button>
  )
}

function lineOf(deal: DailyGame, state: DealState, finished: number | undefined): string {
  if (state.kind === 'begun') return say('page-daily-begun')
  if (state.kind === 'new') {
    const { seats } = gameOf(deal)
    const people = seats > 1 ? say('page-daily-team') : ''
    const count = finished === undefined ? '' : say('page-daily-finished', { count: finished })
    return [people, count].filter((part) => part !== '').join(' · ')
  }
  const { result, score, ranked } = state
  const words = [resultWords(gameOf(deal).game, result)]
  if (!ranked) words.push(say('page-daily-unranked'))
  else if (score) words.push(say('page-daily-place', { rank: score.rank, of: score.of }), pointsOf(score.points))
  return words.join(' · ')
}
