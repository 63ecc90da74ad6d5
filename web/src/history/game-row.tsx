// A game in the list: how it went, who played, and the ways to its replay and its review.

import { useId } from 'preact/hooks'
import { GamePicture } from '../game-picture.tsx'
import { cardsOf } from '../line.ts'
import { percent } from '../percent.ts'
import { EXCELLENT_BELOW, type Occasion, type PlayedGame } from '../wire.ts'
import { language, say } from '../words.ts'
import { company } from './people.ts'

export function GameRow({ game: played }: { game: PlayedGame }) {
  const { game, seats, won, left, seat } = played
  const replay = `/t/${encodeURIComponent(played.table)}/${played.number}`
  const cards = cardsOf(game).length
  const id = useId()
  return (
    <article class="game-row" data-won={won || undefined}>
      <div class="result">
        <strong>{say('page-history-outcome', { result: won ? 'won' : 'lost' })}</strong>
        <span class="played" aria-hidden="true">
          <span style={{ '--share': (cards - left) / cards }} />
        </span>
        <span class="left-cards">{leftWords(played)}</span>
      </div>
      <GamePicture game={game} />
      <div id={id} class="what-and-who">
        <h2>
          {say('game', { game })}
          {game !== 'face-to-face' && <span> · {say('page-history-players', { seats })}</span>}
        </h2>
        <p>{company(played)}</p>
        <Notes game={played} />
      </div>
      <div class="figures">
        <Ended then={played.ended} />
        {played.accuracy !== undefined && (
          <span>{say('page-history-accuracy', { accuracy: percent(played.accuracy / 100) })}</span>
        )}
      </div>
      <div class="ways">
        <a class="button small" href={replay} aria-describedby={id}>
          {say('page-history-replay')}
        </a>
        <a
          class="button small"
          href={`${replay}?${seat === undefined ? '' : `seat=${seat}&`}review`}
          aria-describedby={id}
        >
          {say('page-history-review')}
        </a>
      </div>
    </article>
  )
}

function leftWords({ game, won, left }: PlayedGame): string {
  const rating = game !== 'face-to-face' && !won && left < EXCELLENT_BELOW ? 'excellent' : 'plain'
  return say('page-history-left', { left, rating })
}

function Ended({ then }: { then: number }) {
  const date = new Date(then)
  const text = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
  return <time dateTime={date.toISOString()}>{text}</time>
}

/** What is special about a game. */
function Notes({ game: { hand_size, minimum, counts, occasion } }: { game: PlayedGame }) {
  const isHarder = hand_size !== undefined || minimum !== undefined
  if (!isHarder && counts && !occasion) return null
  return (
    <p class="notes">
      {occasion && <a href={addressOf(occasion)}>{occasionName(occasion)}</a>}
      {isHarder && <span>{say('page-history-harder')}</span>}
      {!counts && <span>{say('page-history-uncounted')}</span>}
    </p>
  )
}

function addressOf(occasion: Occasion): string {
  return occasion.kind === 'daily' ? `/daily/${occasion.day}/${occasion.deal}` : `/c/${occasion.id}`
}

function occasionName(occasion: Occasion): string {
  if (occasion.kind === 'challenge') return say('page-history-challenge')
  // A day has no time zone of its own.
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' })
  return say('page-history-daily', { day: day.format(new Date(occasion.day)) })
}
