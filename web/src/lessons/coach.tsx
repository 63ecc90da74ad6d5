// What the coach says, and how one answers besides playing cards.

import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../announce.ts'
import { type Lesson, PILE_SIGNALS, PILES, type PileName } from '../wire.ts'
import { say } from '../words.ts'
import type { LessonGame } from './game.ts'

interface Props {
  game: LessonGame
  lesson: Lesson
  /** The pile that a signal would be about. */
  pile: PileName
  onPile: (pile: PileName) => void
}

export function Coach({ game, lesson, pile, onPile }: Props) {
  useAnnounced(game, lesson)
  const { step, steps, says, request, sentences } = lesson
  return (
    <section class="coach" aria-label={say('page-lessons-coach')}>
      <progress max={steps} value={step} aria-label={say('page-lessons-progress')} />
      <p class="says">{says}</p>
      {request === 'read' && <Continue game={game} key={step} />}
      {request === 'signal' && <Signals game={game} pile={pile} onPile={onPile} />}
      {request === 'say' && (
        <div class="answers">
          {sentences.map((sentence, at) => (
            <button key={sentence} type="button" class="button" onClick={() => game.move(`say ${at + 1}`)}>
              {sentence}
            </button>
          ))}
        </div>
      )}
      {/* The board says what is wrong with a card; here is what is wrong with other answers. */}
      {request !== 'play' && game.refusal.value !== '' && <p class="objection">{game.refusal.value}</p>}
      {game.failure.value !== '' && (
        <p class="objection">
          {game.failure.value}{' '}
          <button type="button" class="button" onClick={() => game.retry()}>
            {say('page-lessons-retry')}
          </button>
        </p>
      )}
    </section>
  )
}

/** Reading on. It has the focus: those who play by keys press Enter. */
function Continue({ game }: { game: LessonGame }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={button} type="button" class="button primary" onClick={() => game.move('next')}>
      {say('page-lessons-next')}
    </button>
  )
}

/** Signals about a pile, which is chosen here or on the board. */
function Signals({ game, pile, onPile }: { game: LessonGame } & Pick<Props, 'pile' | 'onPile'>) {
  return (
    <div class="answers">
      <fieldset class="about-pile">
        <legend>{say('page-lessons-about')}</legend>
        {PILES.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="signal-pile"
              class="unseen"
              checked={name === pile}
              onChange={() => onPile(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {PILE_SIGNALS.map((signal) => (
        <button key={signal} type="button" class="button" onClick={() => game.move(`!${signal} ${pile}`)}>
          {say('pile-signal', { signal })}
        </button>
      ))}
    </div>
  )
}

/** Screen readers hear every new instruction and every objection, once each. */
function useAnnounced(game: LessonGame, { says }: Lesson): void {
  const refusal = game.refusal.value
  const failure = game.failure.value
  useEffect(() => {
    if (refusal !== '' || failure !== '') announce(refusal || failure)
  }, [refusal, failure])
  useEffect(() => announce(says), [says])
}
