// The texts of the rules come when somebody reads them, in whatever language is spoken then.

import { useEffect, useState } from 'preact/hooks'
import { fail } from '../notice.ts'
import { type Chapter, learn } from '../words.ts'

const texts: Chapter = {
  en: () => import('virtual:rules/en'),
  de: () => import('virtual:rules/de'),
  cs: () => import('virtual:rules/cs'),
  pl: () => import('virtual:rules/pl'),
  uk: () => import('virtual:rules/uk'),
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
