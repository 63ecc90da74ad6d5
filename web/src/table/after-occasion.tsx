// What comes after a game that others play with the same cards, and how to have others play those of any game.

import { useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { ShareGame } from '../daily/share.tsx'
import { useKeptFocus } from '../focus.ts'
import { fail } from '../notice.ts'
import { LinkToSend } from '../send.tsx'
import { server } from '../server.ts'
import type { Challenge, Occasion } from '../wire.ts'
import { say } from '../words.ts'

/** The way to the others' results. */
export function AfterOccasion({ occasion, seated }: { occasion: Occasion; seated: boolean }) {
  if (occasion.kind === 'challenge') {
    return (
      <div class="buttons">
        <a class="button primary" href={`/c/${encodeURIComponent(occasion.id)}`}>
          {say('page-after-results')}
        </a>
      </div>
    )
  }
  const { day, deal, ranked } = occasion
  return (
    <div class="after-daily">
      {!ranked && <p>{say('page-occasion-unranked')}</p>}
      <div class="buttons">
        <a class="button primary" href={`/daily/${day}/${deal}`}>
          {say('page-after-ranking')}
        </a>
        <a class="button" href="/daily">
          {say('page-after-deals')}
        </a>
      </div>
      {seated && <ShareGame day={day} deal={deal} class="button" />}
    </div>
  )
}

/** Makes a challenge of a finished game, and offers its link. */
export function ChallengeFriend({ table, number }: { table: string; number: number }) {
  const [made, setMade] = useState<Challenge | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const place = useKeptFocus<HTMLDivElement>()
  const make = async () => {
    if (busy) return
    setBusy(true)
    try {
      const challenge = await server.makeChallenge(table, number)
      setMade(challenge)
      announce(say('page-after-challenge-how'))
    } catch (why) {
      fail(why)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div ref={place} class="challenge-friend">
      {made === undefined ? (
        <button type="button" class="button plain" aria-disabled={busy} onClick={make}>
          {say('page-after-challenge')}
        </button>
      ) : (
        <>
          <LinkToSend link={made.link} label={say('page-after-challenge-link')} id="challenge-link" />
          <p class="words">{say('page-after-challenge-how')}</p>
          <a class="button" href={`/c/${encodeURIComponent(made.id)}`}>
            {say('page-after-results')}
          </a>
        </>
      )}
    </div>
  )
}
