// The end of a game at its table: how it went, whether the deal was fair, and what next.

import './after-game.css'
import { Board } from '../board/board.tsx'
import { Sign } from '../board/signs.tsx'
import { endingReason, endingSentence, rated, winnerOf } from '../ending.ts'
import { cardsOf } from '../line.ts'
import { may } from '../permission.ts'
import { fileName, reviewAddress, type Source } from '../record/address.ts'
import { Fair } from '../record/fair.tsx'
import { save } from '../record/save.ts'
import { route } from '../route.ts'
import { namesOf } from '../seat-names.ts'
import type { Ending, View } from '../wire.ts'
import { language, say } from '../words.ts'
import { Achieved } from './achieved.tsx'
import { AfterOccasion, ChallengeFriend } from './after-occasion.tsx'
import { Celebration } from './celebration.tsx'
import { EarlierGames } from './earlier-games.tsx'
import { Figures } from './figures.tsx'
import type { TableState } from './follow.ts'
import { Hands, stuckWords } from './hands.tsx'
import type { Session } from './session.ts'

interface Props {
  session: Session
  /** The table as it was at the end of the game. */
  state: TableState
  /** Whether the reader was there when it ended. */
  fresh: boolean
  /** Whether somebody has dealt the next game meanwhile. */
  dealt: boolean
  /** Goes to the next game. */
  goOn: () => void
}

export function AfterGame({ session, state, fresh, dealt, goOn }: Props) {
  const { view } = state
  if (view?.phase !== 'over' || !view.ending) return null
  const { ending } = view
  const { occasion } = state.table
  const source = sourceOf(state)
  return (
    <div class="after-game">
      {fresh && isWin(ending, state.you.seat) && <Celebration view={view} state={state} />}
      <section class={`after ${ending.outcome}`} aria-labelledby="after-heading" data-after={ending.outcome}>
        <Result state={state} view={view} ending={ending} />
        <Figures state={state} />
        {occasion && <AfterOccasion occasion={occasion} seated={state.you.seat !== null} />}
        {dealt ? <NextDealt goOn={goOn} /> : <NextGame session={session} state={state} goOn={goOn} />}
        <Refusal session={session} />
        <Record state={state} />
        {source && !occasion && state.you.seat !== null && <ChallengeFriend table={source.id} number={source.game} />}
        <EarlierGames state={state} />
        {state.record !== undefined && <Fair record={state.record} told={state.table.commitment} />}
      </section>
      <div class="final">
        <div class="play">
          <div class="play-table">
            <Board view={view} rules={state.table.rules} you={state.you.seat} />
          </div>
        </div>
        {state.end && <Hands state={state} end={state.end} />}
      </div>
    </div>
  )
}

/** Whether the reader has won, alone or with the team. */
function isWin(ending: Ending, own: number | null): boolean {
  return ending.outcome === 'won' || (ending.outcome === 'seat-won' && winnerOf(ending) === own)
}

function Result({ state, view, ending }: { state: TableState; view: View; ending: Ending }) {
  const { rules } = state.table
  const sitters = { names: namesOf(state), own: state.you.seat }
  const duel = ending.outcome === 'seat-won'
  const laid = view.laid.reduce((sum, deck) => sum + deck.length, 0)
  return (
    <div class="outcome">
      <div class="arch">
        <Achieved view={view} game={rules.game} />
        {!duel && (
          <h2 id="after-heading">
            {say('page-after-heading', {
              result: rated(ending) === 'excellent' ? 'excellent' : ending.outcome,
              left: view.left,
            })}
          </h2>
        )}
      </div>
      {/* Names may be too long for what is free within the arch. */}
      {duel && <h2 id="after-heading">{endingSentence(ending, rules, sitters)}</h2>}
      {!duel && <p class="count">{say('page-after-laid', { laid, all: laid + view.left })}</p>}
      {!duel && <p class="words">{endingReason(ending, rules, sitters)}</p>}
      <p class="words needed">{stuckWords(state.end?.stuck)}</p>
    </div>
  )
}

/** Others play on already; whoever still looks at the end is not torn away from it. */
function NextDealt({ goOn }: { goOn: () => void }) {
  return (
    <>
      <p class="who-deals">{say('page-after-dealt')}</p>
      <div class="buttons">
        <button type="button" class="button primary" onClick={goOn}>
          {say('page-after-join')}
        </button>
      </div>
    </>
  )
}

interface NextProps {
  session: Session
  state: TableState
  goOn: () => void
}

function NextGame({ session, state, goOn }: NextProps) {
  const now = session.state.value
  if (!may(now, 'deal')) {
    // The same cards are there once for everybody.
    if (state.table.occasion) return null
    return <p class="who-deals">{state.you.seat === null ? whoDeals(state) : say('page-after-empty-seat')}</p>
  }
  const deal = (again: boolean) => session.after(session.want({ kind: 'deal', ...(again && { again }) }), goOn)
  return (
    <div class="buttons">
      <button
        type="button"
        class={state.table.occasion ? 'button' : 'button primary'}
        disabled={session.busy.value}
        onClick={() => deal(false)}
      >
        {say('page-after-again')}
      </button>
      {may(now, 'deal-again') && (
        <button type="button" class="button" disabled={session.busy.value} onClick={() => deal(true)}>
          {say('page-after-same')}
        </button>
      )}
    </div>
  )
}

/** Why the last wish was refused; who cannot see it has been told. */
function Refusal({ session }: { session: Session }) {
  const why = session.refusal.value
  if (why === '') return null
  return (
    <p class="refusal">
      <Sign name="warning" /> <span>{why}</span>
    </p>
  )
}

function whoDeals(state: TableState): string {
  const names = namesOf(state)
  const people = state.table.sitters.flatMap((sitter, place) => ('name' in sitter ? [names[place] ?? ''] : []))
  if (people.length === 0) return say('page-after-nobody-deals')
  const anyOf = new Intl.ListFormat(language.value, { type: 'disjunction' }).format(people)
  return say('page-after-who-deals', { names: anyOf })
}

function Record({ state }: { state: TableState }) {
  const source = sourceOf(state)
  const { record } = state
  if (!source) return null
  return (
    <div class="buttons links">
      <a class="button" href={reviewAddress(source, state.you.seat)}>
        {say('page-after-review')}
      </a>
      <a class="button" href={`/t/${encodeURIComponent(source.id)}/${source.game}`}>
        {say('page-after-replay')}
      </a>
      {state.you.seat !== null && (
        <a class="button" href={statisticsAddress(state)}>
          {say('page-statistics')}
        </a>
      )}
      {record !== undefined && (
        <button type="button" class="button" onClick={() => save(record, fileName(source))}>
          {say('page-after-download')}
        </button>
      )}
      <a class="button" href="/">
        {say('page-after-home')}
      </a>
    </div>
  )
}

/** One's statistics of this game, with the cards left now marked. */
function statisticsAddress({ table: { rules }, you, view }: TableState): string {
  // Opponents have a deck each.
  const own = view && view.laid.length > 1 ? view.laid[(you.seat ?? 1) - 1] : undefined
  const left = own ? cardsOf(rules.game).length - own.length : view?.left
  return `/statistics?game=${rules.game}&seats=${rules.seats}&left=${left}`
}

/** The game as its address names it. */
function sourceOf({ table }: TableState): Source {
  const shown = route.value
  return shown.screen === 'table' ? { id: shown.id, game: table.games } : undefined
}
