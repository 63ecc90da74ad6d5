import type { Chapter } from '../words.ts'

/** The texts of the rules. */
export const texts: Chapter = {
  en: () => import('virtual:rules/en'),
  de: () => import('virtual:rules/de'),
  cs: () => import('virtual:rules/cs'),
  pl: () => import('virtual:rules/pl'),
  uk: () => import('virtual:rules/uk'),
}
