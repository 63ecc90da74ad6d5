// The content of the rules panel.

import './rules.css'
import './key-help.css'
import type { Game } from '../wire.ts'
import { say } from '../words.ts'
import { RulesBody } from './body.tsx'
import type { CommandCards } from './chapters.ts'
import { KeyHelp } from './key-help.tsx'

export function Contents({ game, commands }: { game: Game; commands?: CommandCards | undefined }) {
  return (
    <>
      <h2>{say('rules-title', { game })}</h2>
      <RulesBody game={game} level="h3" commands={commands} />
      <KeyHelp />
    </>
  )
}
