// One's own game as a text for others: it gives away no card.

import './share.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useAnswer } from '../answer.ts'
import { dayInWords } from '../days.ts'
import { SendButton } from '../send.tsx'
import { Refused, server } from '../server.ts'
import type { DailyGame } from '../wire.ts'
import { language, say } from '../words.ts'
import { shareText, signLines } from './share-text.ts'

interface Props {
  day: string
  deal: DailyGame
  class?: string
  /** What else can be done with the game, beside the button. */
  children?: ComponentChildren
}

/** The signs come from a review, which takes the server a while; and the end of a game is not counted at once. */
const LATER = ['too-fast', 'not-finished']
const WAIT = 4000
const MOST_TRIES = 30

/** Asks again while the answer may still come; whether it may. */
function useRetries(failure: unknown, again: () => void): boolean {
  const tries = useRef(0)
  const later = failure instanceof Refused && LATER.includes(failure.code) && tries.current < MOST_TRIES
  useEffect(() => {
    if (!later) return undefined
    const timer = setTimeout(() => {
      tries.current += 1
      again()
    }, WAIT)
    return () => clearTimeout(timer)
  }, [failure])
  return failure === undefined || later
}

export function ShareGame({ day, deal, class: kind, children }: Props) {
  // Asked for beforehand: browsers only share right after a click.
  const { value, failure, again } = useAnswer(() => server.dailyShare(day, deal), [day, deal])
  const waits = useRetries(failure, again)
  if (!value) {
    return (
      <div class="share-game">
        {waits && <p class="wait">{say('page-share-wait')}</p>}
        {children && <p class="buttons">{children}</p>}
      </div>
    )
  }
  const title = say('page-share-title', { day: dayInWords(day, language.value, 'short'), deal })
  return (
    <div class="share-game">
      {value.signs !== '' && (
        <p class="signs" role="img" aria-label={say('page-share-signs')}>
          {signLines(value.signs).map((line, at) => (
            <span key={at}>{line}</span>
          ))}
        </p>
      )}
      <p class="buttons">
        <SendButton
          text={shareText(title, value.signs, value.link)}
          says="page-share"
          class={kind ?? 'button primary'}
        />
        {children}
      </p>
    </div>
  )
}
