// The texts of replays come when somebody looks at one, in whatever language is spoken then.

import { useEffect, useState } from 'preact/hooks'
import { fail } from '../notice.ts'
import { type Chapter, learn } from '../words.ts'

const texts: Chapter = {
  en: () => import('virtual:replay/en'),
  de: () => import('virtual:replay/de'),
  cs: () => import('virtual:replay/cs'),
  pl: () => import('virtual:replay/pl'),
  uk: () => import('virtual:replay/uk'),
}

let learned = false

/** Whether the texts are there; asks for them if not. */
export function useTexts(): boolean {
  const [ready, setReady] = useState(learned)
  useEffect(() => {
    learn(texts).then(() => {
      learned = true
      setReady(true)
    }, fail)
  }, [])
  return ready
}
