// The rules of a game: chapters with pictures.

import './moving.css'
import { CommandSymbol } from '../command-symbol.tsx'
import { type CardCommand, type Game, STAND_IN } from '../wire.ts'
import { say } from '../words.ts'
import { type Chapter, type CommandCards, chapters, isStandIn } from './chapters.ts'
import { Figure } from './figure.tsx'

interface BodyProps {
  game: Game
  /** The level of the chapters' headings. */
  level: 'h2' | 'h3'
  /** The command cards of the current table, if there is one. */
  commands?: CommandCards | undefined
}

export function RulesBody({ game, level, commands }: BodyProps) {
  return (
    <div class="rules">
      {chapters[game].map((chapter) => (
        <ChapterText key={chapter.id} chapter={chapter} level={level} />
      ))}
      {game === 'extreme' && <CommandList cards={commands ?? STAND_IN} level={level} />}
    </div>
  )
}

function ChapterText({ chapter, level }: { chapter: Chapter; level: 'h2' | 'h3' }) {
  const Title = level
  const [first, ...paragraphs] = say(`rules-${chapter.id}`).split(/\n+/)
  return (
    <section class="chapter">
      <div>
        <Title>{say(`rules-${chapter.id}-title`)}</Title>
        <p>{first}</p>
        {chapter.commands ? (
          <ul class="commands">
            {paragraphs.map((text, at) => (
              <CommandText key={text} command={chapter.commands?.[at]} text={text} />
            ))}
          </ul>
        ) : (
          paragraphs.map((text) => <p key={text}>{text}</p>)
        )}
      </div>
      <Figure chapter={chapter.id} />
    </section>
  )
}

function CommandText({ command, text }: { command: CardCommand | undefined; text: string }) {
  return (
    <li>
      {command && <CommandSymbol command={command} />}
      <span>{text}</span>
    </li>
  )
}

function CommandList({ cards, level }: { cards: CommandCards; level: 'h2' | 'h3' }) {
  const Title = level
  const list = cards.map(([command, numbers]) => `${say('command', { command })} ${numbers.join(' ')}`).join('; ')
  return (
    <section class="chapter">
      <div>
        <Title>{say('page-rules-command-cards')}</Title>
        <p>{say(isStandIn(cards) ? 'rules-stand-in' : 'page-rules-own-cards', { cards: list })}</p>
      </div>
    </section>
  )
}
