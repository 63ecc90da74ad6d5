// The end of a game at its table: how it went, whether the deal was fair, and what next.

import './after-game.css'
import { Board } from '../board/board.tsx'
import { Sign } from '../board/signs.tsx'
import { endingSentence, rated, winnerOf } from '../ending.ts'
import { addressOf, fileName, type Source } from '../record/address.ts'
import { Fair } from '../record/fair.tsx'
import { save } from '../record/save.ts'
import { turnedIn } from '../record/turned.ts'
import { route } from '../route.ts'
import { namesOf } from '../seat-names.ts'
import { personName } from '../sitter-name.ts'
import type { Ending, View } from '../wire.ts'
import { language, say } from '../words.ts'
import { Achieved } from './achieved.tsx'
import type { TableState } from './follow.ts'
import { turnsOfLog } from './log-turns.ts'
import type { Session } from './session.ts'

export function AfterGame({ session }: { session: Session }) {
  const state = session.state.value
  const view = state?.view
  if (!state || !view || view.phase !== 'over' || !view.ending) return null
  const { ending } = view
  return (
    <div class="after-game">
      <section class={`after ${ending.outcome}`} aria-labelledby="after-heading" data-after={ending.outcome}>
        <Result state={state} view={view} ending={ending} />
        <NextGame session={session} state={state} />
        <Refusal session={session} />
        <Record state={state} ending={ending} />
        {state.record !== undefined && <Fair record={state.record} told={state.table.commitment} />}
      </section>
      <div class="play final">
        <div class="play-table">
          <Board view={view} rules={state.table.rules} you={state.you.seat} />
        </div>
      </div>
    </div>
  )
}

function Result({ state, view, ending }: { state: TableState; view: View; ending: Ending }) {
  const { rules } = state.table
  const laid = view.laid.reduce((sum, deck) => sum + deck.length, 0)
  const names = namesOf(state)
  const own = state.you.seat
  const result = resultFor(ending, own)
  const heading = (
    <h2 id="after-heading">
      {say('page-after-heading', { result, left: view.left, name: names[winnerOf(ending) - 1] ?? '' })}
    </h2>
  )
  // A name may be too long for what is free within the arch.
  const named = result === 'other'
  return (
    <div class="outcome">
      <div class="arch">
        <Achieved view={view} game={rules.game} />
        {!named && heading}
      </div>
      {named && heading}
      {rules.game !== 'face-to-face' && <p class="count">{say('page-after-laid', { laid, all: laid + view.left })}</p>}
      <p class="words">{endingSentence(ending, rules, { names, own })}</p>
    </div>
  )
}

/** How a game went for this reader. */
function resultFor(ending: Ending, seat: number | null): string {
  const { outcome } = ending
  if (outcome !== 'seat-won') return rated(ending) === 'excellent' ? 'excellent' : outcome
  return winnerOf(ending) === seat ? 'you' : 'other'
}

function NextGame({ session, state }: { session: Session; state: TableState }) {
  const { table, you } = state
  if (you.seat === null) return <p class="who-deals">{whoDeals(state)}</p>
  if (table.sitters.some(({ kind }) => kind === 'empty')) return <p class="who-deals">{say('page-after-empty-seat')}</p>
  return (
    <div class="buttons">
      <button
        type="button"
        class="button primary"
        disabled={session.busy.value}
        onClick={() => session.want({ kind: 'deal' })}
      >
        {say('page-after-again')}
      </button>
      <button
        type="button"
        class="button"
        disabled={session.busy.value}
        onClick={() => session.want({ kind: 'deal', again: true })}
      >
        {say('page-after-same')}
      </button>
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

function whoDeals({ table }: TableState): string {
  const people = table.sitters.flatMap((sitter) => ('name' in sitter ? [personName(sitter.name)] : []))
  if (people.length === 0) return say('page-after-nobody-deals')
  const names = new Intl.ListFormat(language.value, { type: 'disjunction' }).format(people)
  return say('page-after-who-deals', { names })
}

function Record({ state, ending }: { state: TableState; ending: Ending }) {
  const source = sourceOf(state)
  const { record } = state
  if (!source) return null
  // The first that the replay names. A game that was given up at once never turned.
  const [turned] = turnedIn(turnsOfLog(state.log), ending)
  return (
    <div class="buttons links">
      <a class="button" href={`/t/${encodeURIComponent(source.id)}/${source.game}`}>
        {say('page-after-replay')}
      </a>
      {turned && (
        <a class="button" href={addressOf(source, turned.first, 'all')}>
          {say('page-after-turned')}
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

/** The game as its address names it. */
function sourceOf({ table }: TableState): Source {
  const shown = route.value
  return shown.screen === 'table' ? { id: shown.id, game: table.games } : undefined
}
