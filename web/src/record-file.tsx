// Records dropped on the page, chosen as a file, or opened with the installed page.

import { signal } from '@preact/signals'
import { tell } from './notice.ts'
import { go } from './route.ts'
import { LONGEST_REPLAY } from './wire.ts'
import { say } from './words.ts'

/** The last record that was opened, as a new value each time: the same file again starts another replay. */
export const openedRecord = signal<{ text: string } | undefined>(undefined)

/** Whether a file is dragged over the page. */
export const hovering = signal(false)

/** Reads a record and replays it. */
export async function openRecord(file: File): Promise<void> {
  if (file.size > LONGEST_REPLAY) {
    tell(say('page-record-too-large'))
    return
  }
  const text = await file.text().catch(() => undefined)
  if (text === undefined) {
    tell(say('page-record-unreadable', { file: file.name }))
    return
  }
  openedRecord.value = { text }
  go('/replay')
}

/** A file picker for a record. It is reset immediately, so that the same file can be chosen again after a change. */
export function ChooseRecord({ class: kind, words }: { class: string; words: string }) {
  const choose = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    const file = field.files?.[0]
    if (file) openRecord(file)
    field.value = ''
  }
  return (
    <label class={kind}>
      <span>{words}</span>
      <input type="file" accept=".tgn,text/plain" onChange={choose} />
    </label>
  )
}

const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

function drop(event: DragEvent): void {
  if (!carriesFile(event)) return
  event.preventDefault()
  hovering.value = false
  const file = event.dataTransfer?.files[0]
  if (file) openRecord(file)
}

interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly { getFile(): Promise<File> }[] }) => void): void
}

/** Handles records from all sources. */
export function followDrops(): void {
  document.addEventListener('dragover', (event) => {
    if (!carriesFile(event)) return
    event.preventDefault()
    hovering.value = true
  })
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) hovering.value = false
  })
  document.addEventListener('drop', drop)
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(async ({ files }) => {
    const file = await files[0]?.getFile()
    if (file) openRecord(file)
  })
}
