// One's own game as a text for others: it gives away no card.

import './share.css'
import { useAnswer } from '../answer.ts'
import { dayInWords } from '../days.ts'
import { SendButton } from '../send.tsx'
import { server } from '../server.ts'
import type { DailyGame } from '../wire.ts'
import { language, say } from '../words.ts'
import { shareText, signLines } from './share-text.ts'

export function ShareGame({ day, deal, class: kind }: { day: string; deal: DailyGame; class?: string }) {
  // Asked for beforehand: browsers only share right after a click.
  const { value } = useAnswer(() => server.dailyShare(day, deal), [day, deal])
  if (!value) return null
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
      <SendButton text={shareText(title, value.signs, value.link)} says="page-share" class={kind ?? 'button primary'} />
    </div>
  )
}
