// One's own game as a text for others: it gives away no card.

import './share.css'
import type { ComponentChildren } from 'preact'
import { useAnswer } from '../answer.ts'
import { dayInWords } from '../days.ts'
import { SendButton } from '../send.tsx'
import { server } from '../server.ts'
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

export function ShareGame({ day, deal, class: kind, children }: Props) {
  // Asked for beforehand: browsers only share right after a click.
  const { value } = useAnswer(() => server.dailyShare(day, deal), [day, deal])
  if (!value) return children ? <p class="buttons">{children}</p> : null
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
