// A challenge: the cards of a game that somebody has finished, for others to do better.

import './challenge.css'
import { useState } from 'preact/hooks'
import { useAnswer } from '../answer.ts'
import { GamePicture } from '../game-picture.tsx'
import { introduce, me } from '../me.ts'
import { fail, reason } from '../notice.ts'
import { prefetchTable } from '../prefetch.ts'
import type { Route } from '../route.ts'
import { LinkToSend } from '../send.tsx'
import { server } from '../server.ts'
import { isGuest } from '../sitter-name.ts'
import { goToTable, making } from '../to-table.ts'
import { type Challenge, LONGEST_NAME } from '../wire.ts'
import { say } from '../words.ts'
import { Results } from './results.tsx'

export function ChallengeScreen({ route: { id } }: { route: Route & { screen: 'challenge' } }) {
  const { value, failure, again } = useAnswer(() => server.challenge(id), [id, me.value?.name])
  return (
    <main class="page challenge-page">
      <h1>{say(value?.results ? 'page-challenge-answered' : 'page-challenge')}</h1>
      {value && failure === undefined && <Shown challenge={value} />}
      {!value && failure === undefined && <p>{say('page-challenge-loading')}</p>}
      {failure !== undefined && (
        <>
          <p class="warning" role="alert">
            {reason(failure)}
          </p>
          <p>
            <button type="button" class="button primary" onClick={again}>
              {say('page-challenge-retry')}
            </button>{' '}
            <a class="button" href="/">
              {say('page-home')}
            </a>
          </p>
        </>
      )}
    </main>
  )
}

function Shown({ challenge }: { challenge: Challenge }) {
  const { game, seats, people, hand_size: hand, minimum, results, finished, link, commitment } = challenge
  const kind = people === 1 ? 'alone' : game === 'face-to-face' ? 'duel' : 'team'
  return (
    <>
      <p class="what-game">
        <GamePicture game={game} />
        <span>
          <strong>{say('page-challenge-game', { game, seats })}</strong>
          {people < seats && <span>{say('page-challenge-bots', { bots: seats - people })}</span>}
          {hand !== undefined && <span>{say('page-challenge-hand', { cards: hand })}</span>}
          {minimum !== undefined && <span>{say('page-challenge-minimum', { cards: minimum })}</span>}
        </span>
      </p>
      {results ? (
        <>
          <Results game={game} duel={kind === 'duel'} results={results} />
          {finished === 0 && <p class="quiet">{say('page-challenge-finished', { count: 0 })}</p>}
        </>
      ) : (
        <>
          <p>{say('page-challenge-lead')}</p>
          <p>{say('page-challenge-fair', { people: kind })}</p>
          <Play challenge={challenge} />
          <p class="quiet">{say('page-challenge-finished', { count: finished })}</p>
        </>
      )}
      <LinkToSend link={link} label={say('page-challenge-link')} id="challenge-link" />
      <details class="more">
        <summary>{say('page-challenge-worth')}</summary>
        <p>{say('page-challenge-worth-more')}</p>
      </details>
      <details class="more">
        <summary>{say('page-challenge-seal')}</summary>
        <p>{say('page-challenge-seal-how')}</p>
        <p>
          <code>{commitment}</code>
        </p>
      </details>
    </>
  )
}

/** Newcomers may give a name first, so that the others can tell whose result it is. */
function Play({ challenge: { id, table } }: { challenge: Challenge }) {
  const [name, setName] = useState('')
  const isKnown = me.value && !isGuest(me.value.name)
  const play = async (event: Event) => {
    event.preventDefault()
    try {
      if (name.trim() !== '') await introduce(name.trim())
      await goToTable(id, (invited) => server.playChallenge(id, invited))
    } catch (why) {
      fail(why)
    }
  }
  return (
    <form class="play-challenge" onSubmit={play}>
      {!isKnown && (
        <label>
          <span>{say('page-challenge-your-name')}</span>
          <input
            value={name}
            placeholder={say('page-guest')}
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      )}
      <button
        type="submit"
        class="button primary large"
        aria-disabled={making.value === id}
        onPointerEnter={prefetchTable}
        onFocus={prefetchTable}
      >
        {say(table === undefined ? 'page-challenge-play' : 'page-challenge-resume')}
      </button>
    </form>
  )
}
