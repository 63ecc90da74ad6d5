// What one can do with a game besides looking at it.

import { useState } from 'preact/hooks'
import { announce } from '../announce.ts'
import { copy } from '../copy.ts'
import { say } from '../words.ts'
import { addressOf, fileName } from './address.ts'
import type { Playback } from './playback.ts'
import { save } from './save.ts'

export function Tools({ playback }: { playback: Playback }) {
  const { source, record } = playback
  return (
    <div class="deeds tools">
      {source && <CopyLink playback={playback} />}
      <button type="button" class="deed" onClick={() => save(record, fileName(source))}>
        {say('page-replay-download')}
      </button>
      {source ? (
        <a class="deed" href={`/t/${encodeURIComponent(source.id)}`}>
          {say('page-replay-to-table')}
        </a>
      ) : null}
    </div>
  )
}

function CopyLink({ playback }: { playback: Playback }) {
  const [told, setTold] = useState('')
  const take = async () => {
    const path = addressOf(playback.source, playback.at.value, playback.eyes.value)
    const copied = await copy(location.origin + path)
    const text = say(copied ? 'page-replay-copied' : 'page-replay-copy-failed')
    setTold(text)
    announce(text)
    setTimeout(() => setTold(''), 4000)
  }
  return (
    <button type="button" class="deed" onClick={take}>
      {told || say('page-replay-copy')}
    </button>
  )
}
