// What one can do with a game besides looking at it.

import { useCopy } from '../copy.ts'
import { fileName } from '../record/address.ts'
import { save } from '../record/save.ts'
import { ChooseRecord } from '../record-file.tsx'
import { say } from '../words.ts'
import type { Playback } from './playback.ts'
import { addressHere } from './reviewed.ts'

export function Tools({ playback }: { playback: Playback }) {
  const { source, record } = playback
  return (
    <div class="buttons tools">
      {source && <CopyLink playback={playback} />}
      <button type="button" class="button" onClick={() => save(record, fileName(source))}>
        {say('page-replay-download')}
      </button>
      {source ? (
        <a class="button" href={`/t/${encodeURIComponent(source.id)}`}>
          {say('page-replay-to-table')}
        </a>
      ) : (
        <ChooseRecord class="choose-file" words={say('page-replay-choose-other')} />
      )}
    </div>
  )
}

const says = { copy: 'page-replay-copy', copied: 'page-replay-copied', failed: 'page-replay-copy-failed' }

function CopyLink({ playback }: { playback: Playback }) {
  const link = () => location.origin + addressHere(playback)
  const [words, take] = useCopy(link, says)
  return (
    <button type="button" class="button" onClick={take}>
      {words}
    </button>
  )
}
