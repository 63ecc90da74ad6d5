import type { Chapter } from '../words.ts'

/** The texts of replays. */
export const texts: Chapter = {
  en: () => import('virtual:replay/en'),
  de: () => import('virtual:replay/de'),
  cs: () => import('virtual:replay/cs'),
  pl: () => import('virtual:replay/pl'),
  uk: () => import('virtual:replay/uk'),
}
