// Gets a game to look at: from a table, or from a file that was opened.

import { useEffect, useState } from 'preact/hooks'
import type { Source } from '../record/address.ts'
import { openedRecord } from '../record-file.tsx'
import { ReviewSession } from '../review/session.ts'
import { server } from '../server.ts'
import { language } from '../words.ts'
import { opened } from './opened.ts'
import { Playback } from './playback.ts'

export type Loaded =
  | { kind: 'loading' }
  | { kind: 'nothing' }
  | { kind: 'failed'; why: unknown; language: string }
  | { kind: 'ready'; playback: Playback }

const loading: Loaded = { kind: 'loading' }

async function load(source: Source, text: string | undefined): Promise<Loaded> {
  const record = source ? await server.record(source.id, source.game) : text
  if (record === undefined) return { kind: 'nothing' }
  const replay = await server.replay({ record })
  const opposed = replay.positions[0]?.view.piles.some(({ owner }) => owner !== undefined) ?? false
  const ask = (stop: AbortSignal) =>
    source ? server.review(source.id, source.game, stop) : server.reviewRecord({ record }, stop)
  const review = new ReviewSession(ask, opposed, (turn, lays) => server.judgeAnswer({ record, turn, lays: [...lays] }))
  return { kind: 'ready', playback: new Playback(replay, record, source, server.replay, review) }
}

/** The game of an address. What the server said against it is asked for again in another language. */
export function useLoaded(source: Source): { loaded: Loaded; again: () => void } {
  const [loaded, setLoaded] = useState(loading)
  const [tries, setTries] = useState(0)
  const file = source ? undefined : openedRecord.value
  const text = source ? undefined : opened()
  const spoken = language.value
  const again = () => setTries((count) => count + 1)
  useEffect(() => {
    let current = true
    const show = (found: Loaded) => {
      if (current) setLoaded(found)
    }
    load(source, text).then(show, (why) => show({ kind: 'failed', why, language: spoken }))
    return () => {
      current = false
    }
  }, [source?.id, source?.game, text, file, tries])
  useEffect(() => {
    if (loaded.kind === 'failed' && loaded.language !== spoken) again()
  }, [spoken])
  return { loaded, again }
}
