// What a game is played for, if not just for itself: a deal of the day or a challenge.

import { dayInWords } from '../days.ts'
import type { Occasion, TableInfo } from '../wire.ts'
import { language, say } from '../words.ts'

/** What it is, in few words. */
export function occasionName(occasion: Occasion): string {
  if (occasion.kind === 'challenge') return say('page-occasion-challenge')
  return say('page-occasion-daily', { day: dayInWords(occasion.day, language.value, 'short') })
}

/** What counts, for those who wait for others. */
export function occasionLines({ occasion, rules }: Pick<TableInfo, 'occasion' | 'rules'>): string[] {
  if (!occasion) return []
  if (occasion.kind === 'challenge') return [say('page-occasion-challenge-why')]
  if (!occasion.ranked) return [say('page-occasion-unranked')]
  return rules.seats > 1 && rules.game !== 'face-to-face'
    ? [say('page-occasion-people'), say('page-occasion-first-sight')]
    : [say('page-occasion-alone')]
}
