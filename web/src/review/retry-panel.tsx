// Mistakes to play again: the task, what an answer is worth, hints, and the answer.

import './review.css'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { announce } from '../announce.ts'
import type { Lay, ReviewedTurn } from '../wire.ts'
import { say } from '../words.ts'
import { Mark } from './mark.tsx'
import type { Retry } from './retry.ts'
import { type NameOf, points, whyBest, whyWorse } from './sentences.ts'

/** How many hints there are: why the best turn is good, then one of its cards. */
const HINTS = 2

/** The task, the last hint, or what the answer is worth, in a line or two. */
export function RetryStory({ retry, name }: { retry: Retry; name: NameOf }) {
  const turn = retry.turn.value
  const text = turn ? storyOf(retry, turn, name) : ''
  useEffect(() => {
    if (text !== '') announce(text)
  }, [text, retry.tries.value])
  return (
    <p class="story" data-answer={retry.answer.value?.kind ?? retry.stage.value}>
      <span>{text}</span>
    </p>
  )
}

function storyOf(retry: Retry, turn: ReviewedTurn, name: NameOf): string {
  const answer = retry.answer.value
  if (retry.stage.value === 'shown') return answerWords(turn)
  if (retry.stage.value === 'judging') return say('page-review-judging')
  if (answer) {
    const lost = answer.kind === 'worse' ? points(answer.loss) : 0
    const cards = answer.kind === 'cards' ? answer.count : 0
    return say('page-review-answer', { answer: answer.kind, points: lost, cards })
  }
  const hints = retry.hints.value
  if (hints > 0) return hintOf(turn, hints, name)
  return say('page-review-retry-task', { turn: turn.turn, name: name(turn.seat), lays: turn.lays.join(' ') })
}

function answerWords({ best }: ReviewedTurn): string {
  return `${say('review-better')}: ${best?.lays.join(' ')}`
}

/** First what speaks for the best turn, then where it begins. */
function hintOf(turn: ReviewedTurn, hints: number, name: NameOf): string {
  const [first] = turn.best?.lays ?? []
  const [why] = whyBest(turn, name)
  if (hints < HINTS && why !== undefined) return why
  return first === undefined ? '' : say('page-review-hint-lay', { card: first.slice(0, -1), pile: pileOf(first) })
}

const pileOf = (lay: Lay) => lay.slice(-1)

/** What one can do now. `children`: how a turn is ended and taken back. */
export function RetryActions({ retry, children }: { retry: Retry; children: ComponentChildren }) {
  const last = retry.index.value === retry.mistakes.length - 1
  if (retry.over.value) {
    return (
      <div class="buttons branch-actions">
        <button type="button" class="button primary" onClick={() => retry.next()}>
          {last ? say('page-review-retry-finish') : say('page-review-retry-next')}
        </button>
      </div>
    )
  }
  return (
    <div class="buttons branch-actions">
      {retry.stage.value === 'looking' ? (
        children
      ) : (
        <button type="button" class="button primary" onClick={() => retry.again()}>
          {say('page-replay-try-again')}
        </button>
      )}
      {retry.hints.value < HINTS && retry.stage.value === 'looking' && (
        <button type="button" class="button" onClick={() => retry.hint()}>
          {say('page-review-hint')}
        </button>
      )}
      <button type="button" class="button" onClick={() => retry.show()}>
        {say('page-review-show-answer')}
      </button>
    </div>
  )
}

/** How far one is; afterwards why the best turn is better, and at last how many were found. */
export function RetryPanel({ retry, name, done }: { retry: Retry; name: NameOf; done: () => void }) {
  const turn = retry.turn.value
  const count = retry.mistakes.length
  return (
    <section class="review retry" aria-labelledby="retry-heading">
      <h2 id="retry-heading">
        {turn ? say('page-review-retry-heading', { number: retry.index.value + 1, count }) : say('page-review-retried')}
      </h2>
      {turn ? <Explanation retry={retry} turn={turn} name={name} /> : <Result retry={retry} done={done} />}
    </section>
  )
}

function Explanation({ retry, turn, name }: { retry: Retry; turn: ReviewedTurn; name: NameOf }) {
  if (!retry.over.value) return <p>{say('page-review-retry-how', { name: name(retry.seat) })}</p>
  return (
    <>
      <p class="better">{answerWords(turn)}</p>
      <p>{whyWorse(turn, name).join(' ')}</p>
      <p class="judgement">
        <span>
          {say('review-played')}: {turn.lays.join(' ')}
        </span>
        <Mark verdict={turn.verdict} />
        {turn.loss > 0 && <span class="lost">{say('page-review-lost', { points: points(turn.loss) })}</span>}
      </p>
    </>
  )
}

function Result({ retry, done }: { retry: Retry; done: () => void }) {
  return (
    <>
      <p>{say('page-review-retry-result', { solved: retry.solved.value, count: retry.mistakes.length })}</p>
      <button type="button" class="button primary" onClick={done}>
        {say('page-review-back')}
      </button>
    </>
  )
}
