// Who else played a game, in words.

import { personName } from '../sitter-name.ts'
import type { PlayedBy, PlayedGame } from '../wire.ts'
import { language, say } from '../words.ts'

/** Everybody but the reader: “Ann and Expert (bot)”, “against Ann”, “alone”. */
export function company({ game, players, seat }: Pick<PlayedGame, 'game' | 'players' | 'seat'>): string {
  const others = players.flatMap((player, place) => (place + 1 === seat ? [] : [called(player)]))
  if (others.length === 0) return say('page-history-alone')
  const names = new Intl.ListFormat(language.value, { type: 'unit', style: 'short' }).format(others)
  // Who has left the table played with everybody who sat there at the end.
  return game === 'face-to-face' && seat !== undefined ? say('page-history-against', { names }) : names
}

/** A person, a bot, or a bot in the place of a person. */
function called({ name, level }: PlayedBy): string {
  const who = personName(name)
  if (level === undefined) return who
  const bot = say('level', { level })
  return who === '' ? say('page-bot', { bot }) : say('page-history-replaced', { name: who, bot })
}
