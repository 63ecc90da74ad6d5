// The ranking of a deal: closed until one has finished it, or until everybody may see it.

import { useState } from 'preact/hooks'
import { useAnswer } from '../answer.ts'
import { dayInWords, monthOf } from '../days.ts'
import { gameOf } from '../deals.ts'
import { GamePicture } from '../game-picture.tsx'
import { me } from '../me.ts'
import { reason } from '../notice.ts'
import { resultWords } from '../result-words.ts'
import { Refused, server } from '../server.ts'
import type { CalendarAttempt, DailyEntry, DailyGame, DailyRanking } from '../wire.ts'
import { language, say } from '../words.ts'
import { PlayDeal } from './deals.tsx'
import { useGroups } from './groups.ts'
import { pointsOf } from './points.ts'
import { RankingTable } from './ranking-table.tsx'
import { ScopeSelect } from './scope.tsx'
import { ShareGame } from './share.tsx'
import { finishedOn } from './state.ts'

interface Props {
  day: string
  deal: DailyGame
}

/** How the server says that one may not see a ranking yet. */
const CLOSED = ['not-finished', 'who-are-you']

export function RankingScreen({ day, deal }: Props) {
  const [group, setGroup] = useState<string | undefined>(undefined)
  const about = [day, deal, group, me.value?.name]
  const { value, failure, again } = useAnswer(() => server.dailyRanking(day, deal, group), about)
  return (
    <main class="page daily ranking-page">
      <header class="daily-head">
        <p class="back">
          <a href={`/daily?day=${day}`}>{say('page-daily')}</a>
        </p>
        <h1>{say('page-deal', { deal })}</h1>
        <p class="when">
          <GamePicture game={gameOf(deal).game} />
          <strong>{dayInWords(day, language.value, 'long')}</strong>
        </p>
      </header>
      {failure === undefined && value && <Open {...{ day, deal, group, setGroup }} ranking={value} />}
      {failure === undefined && !value && <p>{say('page-daily-loading')}</p>}
      {failure !== undefined &&
        (isClosed(failure) ? <Closed day={day} deal={deal} /> : <Failed {...{ failure, again }} />)}
    </main>
  )
}

const isClosed = (failure: unknown) => failure instanceof Refused && CLOSED.includes(failure.code)

function Failed({ failure, again }: { failure: unknown; again: () => void }) {
  return (
    <>
      <p class="warning" role="alert">
        {reason(failure)}
      </p>
      <button type="button" class="button primary" onClick={again}>
        {say('page-daily-retry')}
      </button>
    </>
  )
}

function Closed({ day, deal }: Props) {
  const { value: today } = useAnswer(server.daily, [me.value?.name])
  const attempt = today?.day === day ? today.deals.find((one) => one.deal === deal)?.attempt : undefined
  const state = attempt ? ({ kind: 'begun', table: attempt.table } as const) : ({ kind: 'new' } as const)
  return (
    <section class="closed" id={`deal-${deal}`}>
      <p>
        <strong>{say('page-daily-closed')}</strong> {say('page-daily-closed-why')}
      </p>
      {today?.day === day && <p>{say('page-daily-opens', { time: timeInWords(today.opens) })}</p>}
      <p>
        <PlayDeal {...{ day, deal, state }} first />
      </p>
    </section>
  )
}

/** A point in time, by the reader's clock. */
function timeInWords(time: number): string {
  const format = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(language.value === 'en' ? 'en-GB' : language.value, format).format(time)
}

interface OpenProps extends Props {
  ranking: DailyRanking
  group: string | undefined
  setGroup: (group: string | undefined) => void
}

function Open({ day, deal, ranking, group, setGroup }: OpenProps) {
  const groups = useGroups()
  const own = ranking.entries.find(({ you }) => you)
  const attempt = useAttempt(day, deal)
  return (
    <>
      <Own {...{ day, deal, own, attempt }} opened={ranking.opened} />
      {ranking.difficulty !== undefined && <Difficulty share={ranking.difficulty} />}
      <section aria-labelledby="ranking">
        <div class="ranking-head">
          <h2 id="ranking">{say('page-daily-ranking')}</h2>
          <ScopeSelect groups={groups} chosen={group} choose={setGroup} />
        </div>
        <RankingTable ranking={ranking} />
        <p class="none">{say('page-daily-points-how')}</p>
      </section>
    </>
  )
}

/** One's own game with a deal, if it is finished. */
function useAttempt(day: string, deal: DailyGame): CalendarAttempt | undefined {
  const ask = async () => (me.value ? server.calendar(monthOf(day)) : undefined)
  const { value } = useAnswer(ask, [day, me.value?.name])
  return finishedOn(value, day).find((one) => one.deal === deal)
}

interface OwnProps extends Props {
  own: DailyEntry | undefined
  attempt: CalendarAttempt | undefined
  opened: boolean
}

/** How one did oneself, and what to do with that; an invitation to those who have not played. */
function Own({ day, deal, own, attempt, opened }: OwnProps) {
  const result = own?.score ?? attempt
  if (!result) {
    return (
      <section class="closed" id={`deal-${deal}`}>
        {opened && <p>{say('page-daily-opened')}</p>}
        <p>
          <PlayDeal {...{ day, deal }} state={{ kind: 'new' }} first={false} />
        </p>
      </section>
    )
  }
  return (
    <section class="own-result" aria-label={say('page-daily-own-result')}>
      <p class="result">
        <strong>{resultWords(gameOf(deal).game, result)}</strong>{' '}
        {own ? (
          <span>
            {say('page-daily-place', { rank: own.score.rank, of: own.score.of })} · {pointsOf(own.score.points)}
          </span>
        ) : (
          <span>{say('page-daily-unranked')}</span>
        )}
      </p>
      <ShareGame day={day} deal={deal}>
        {attempt && <Again attempt={attempt} />}
      </ShareGame>
    </section>
  )
}

/** One's own game, to look at again. */
function Again({ attempt: { table, number } }: { attempt: CalendarAttempt }) {
  const game = `/t/${encodeURIComponent(table)}/${number}`
  return (
    <>
      <a class="button" href={`${game}?review`}>
        {say('page-daily-review')}
      </a>
      <a class="button" href={game}>
        {say('page-daily-replay')}
      </a>
    </>
  )
}

function Difficulty({ share }: { share: number }) {
  const percent = String(Math.round(share * 100))
  return <p class="difficulty">{say('page-daily-difficulty', { percent })}</p>
}
