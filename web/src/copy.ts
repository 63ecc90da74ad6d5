// Copying links.

import { useEffect, useState } from 'preact/hooks'
import { announce } from './announce.ts'
import { say } from './words.ts'

/** For how many milliseconds a button shows the result. */
const TOLD = 4000

/** The messages of a button: before, after copying, and if that failed. */
interface Says {
  copy: string
  copied: string
  failed: string
}

const plain: Says = { copy: 'page-copy', copied: 'page-copied', failed: 'page-copy-failed' }

/** A button that copies a text: its current message and its action. */
export function useCopy(text: () => string, says = plain): [words: string, take: () => void] {
  const [told, tell] = useState<{ id: string } | undefined>(undefined)
  useEffect(() => {
    const timer = told && setTimeout(() => tell(undefined), TOLD)
    return () => clearTimeout(timer)
  }, [told])
  const take = async () => {
    const id = (await copy(text())) ? says.copied : says.failed
    tell({ id })
    announce(say(id))
  }
  return [say(told?.id ?? says.copy), take]
}

/** Returns whether that worked. Over plain HTTP, browsers only support the old API. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyFromField(text)
  }
}

function copyFromField(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  // Outside an open dialog nothing can be selected.
  const place = before?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}
