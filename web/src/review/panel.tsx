// The review beside the game: how far it is, what it says about this turn and about the game, and what to do with it.

import './review.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { reason } from '../notice.ts'
import { Refused, UNREACHABLE } from '../server.ts'
import { verdicts } from '../settings.ts'
import type { Seat } from '../wire.ts'
import { say } from '../words.ts'
import { Balance } from './balance-chart.tsx'
import { Accuracy, Decisive, Facts } from './game.tsx'
import { mistakesOf, Retry } from './retry.ts'
import type { ReviewSession } from './session.ts'
import type { Shown } from './shown.ts'
import { ReviewTable } from './table.tsx'
import { TurnReview } from './turn.tsx'

export function ReviewPanel({ shown }: { shown: Shown }) {
  const { session } = shown
  const review = session.review.value
  useAnnounced(session)
  return (
    <section class="review" aria-labelledby="review-heading" aria-busy={session.running.value}>
      <div class="review-head">
        <h2 id="review-heading">{say('page-review-heading')}</h2>
        <VerdictSwitch />
      </div>
      {session.running.value && <Progress session={session} />}
      <Failure session={session} />
      <TurnReview shown={shown} />
      {review && <Decisive review={review} shown={shown} />}
      {!session.running.value && <RetryStart shown={shown} />}
    </section>
  )
}

/** What the review says about the whole game, and its numbers. */
export function ReviewSummary({ shown }: { shown: Shown }) {
  const { session } = shown
  const review = session.review.value
  return (
    <div class="review summary">
      {review && (
        <>
          <Balance review={review} flipped={session.flipped.value} />
          <Accuracy review={review} shown={shown} />
          <Facts review={review} shown={shown} />
        </>
      )}
      {session.turns.value.size > 0 && <ReviewTable shown={shown} />}
      <Basis shown={shown} />
    </div>
  )
}

/** Tells who cannot see it that the review is complete, or has broken off. */
function useAnnounced(session: ReviewSession): void {
  const running = session.running.value
  const wasRunning = useRef(false)
  useEffect(() => {
    const ended = wasRunning.current && !running
    wasRunning.current = running
    if (ended) announce(session.failure.peek() === undefined ? say('page-review-done') : whyStopped(session))
  }, [running])
}

function Progress({ session }: { session: ReviewSession }) {
  const began = session.began.value
  const done = Math.max(session.turns.value.size, began?.done ?? 0)
  const words = began ? say('page-review-progress', { done, turns: began.turns }) : say('page-review-starting')
  return (
    <p class="under-way">
      <progress aria-label={words} {...(began && { value: done, max: began.turns })} />
      <span aria-hidden="true">{words}</span>
    </p>
  )
}

function whyStopped(session: ReviewSession): string {
  const why = session.failure.value
  const silent = !(why instanceof Refused) || why.code === UNREACHABLE
  const said = silent ? say('page-review-broken') : reason(why)
  return session.turns.value.size > 0 ? `${said} ${say('page-review-partial')}` : said
}

function Failure({ session }: { session: ReviewSession }) {
  if (session.failure.value === undefined) return null
  return (
    <div class="broken-off">
      <p>{whyStopped(session)}</p>
      <button type="button" class="button small" onClick={() => session.run()}>
        {say('page-replay-try-again')}
      </button>
    </div>
  )
}

function VerdictSwitch() {
  return (
    <label class="verdict-switch">
      <input
        type="checkbox"
        checked={verdicts.value}
        onChange={(event) => {
          verdicts.value = event.currentTarget.checked
        }}
      />
      {say('page-review-verdicts')}
    </label>
  )
}

/** Whose mistakes are tried again. */
function RetryStart({ shown: { session, name } }: { shown: Shown }) {
  const turns = session.turns.value
  const seats = [...new Set([...turns.values()].map(({ seat }) => seat))].sort()
  const [chosen, setChosen] = useState<Seat | undefined>(undefined)
  const seat = chosen ?? session.side.value
  const mistakes = mistakesOf(turns, seat)
  if (turns.size === 0) return null
  const start = () => {
    session.retry.value = new Retry(seat, mistakes, session.judge)
  }
  return (
    <div class="retry-start">
      {seats.length > 1 && (
        <label>
          <span class="unseen">{say('page-review-retry-whose')}</span>
          <select value={seat} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {seats.map((known) => (
              <option key={known} value={known}>
                {name(known)}
              </option>
            ))}
          </select>
        </label>
      )}
      {mistakes.length > 0 ? (
        <button type="button" class="button primary" onClick={start}>
          {say('page-review-retry', { count: mistakes.length })}
        </button>
      ) : (
        <p class="no-mistakes">{say('page-review-no-mistakes')}</p>
      )}
    </div>
  )
}

/** What the numbers rest on. */
function Basis({ shown: { session, name } }: { shown: Shown }) {
  const level = session.review.value?.reference ?? session.began.value?.reference
  if (level === undefined) return null
  return (
    <p class="quiet">
      {say('review-reference', { level })}
      {session.opposed && ` ${say('page-review-side', { name: name(session.side.value) })}`}
    </p>
  )
}
