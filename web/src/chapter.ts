// Texts that come when somebody reads them, in whatever language is spoken then.

import { useEffect, useState } from 'preact/hooks'
import { fail } from './notice.ts'
import { type Chapter, learn } from './words.ts'

const learned = new Set<Chapter>()

/** Whether the texts of a chapter are there; asks for them if not. */
export function useChapter(chapter: Chapter): boolean {
  const [, show] = useState(false)
  useEffect(() => {
    learn(chapter).then(() => {
      learned.add(chapter)
      show(true)
    }, fail)
  }, [chapter])
  return learned.has(chapter)
}
