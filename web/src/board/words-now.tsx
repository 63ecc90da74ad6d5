// The line between piles and hand: what is to be done now, and whatever has to be said about it.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { announce } from '../announce.ts'
import { commandOn } from '../command-cards.ts'
import { CommandSymbol } from '../command-symbol.tsx'
import { namesOf } from '../seat-names.ts'
import type { Advice, Card, CardCommand, Lay } from '../wire.ts'
import { say } from '../words.ts'
import { HintWait } from './hint-wait.tsx'
import type { Laying } from './laying.ts'
import type { PlayableGame } from './playable.ts'
import { Sign } from './signs.tsx'
import { todo } from './todo.ts'
import { parts } from './track.ts'

interface WordsShown {
  game: PlayableGame
  laying: Laying
  /** What the coach says against the picked card. */
  warning?: string | undefined
}

export function WordsNow({ game, laying, warning }: WordsShown) {
  const doubt = laying.doubt.value
  const refusal = game.refusal.value
  const typed = laying.typed.value
  const unheld = laying.unheld.value
  const hint = game.hint.value
  const remark = laying.picked.value === undefined ? game.remark?.value : undefined
  const command = commandAt(game, laying.picked.value ?? laying.looked.value)
  return (
    <div class="words-now">
      {doubt !== undefined ? (
        <Doubt laying={laying} lay={doubt} />
      ) : refusal !== '' || unheld !== '' ? (
        <p class="refusal">
          <Sign name="warning" /> <span>{unheld === '' ? refusal : say('page-board-unheld', { text: unheld })}</span>
        </p>
      ) : typed !== '' ? (
        <p class="typed">{say('page-board-typed', { text: typed })}</p>
      ) : laying.pileFirst.value ? (
        <p class="todo" data-mine>
          {say('page-todo-card-first')}
        </p>
      ) : hint !== undefined ? (
        <Hint hint={hint} onClose={() => game.closeHint()} />
      ) : warning !== undefined ? (
        <Coached text={warning} sign="warning" />
      ) : command ? (
        <p class="about">
          <CommandSymbol command={command} />
          <span>
            <b>{say('command', { command })}:</b> {say('page-command-about', { command })}
          </span>
        </p>
      ) : remark ? (
        <Coached text={remark.text} sign="bulb" />
      ) : (
        <Todo game={game} picked={laying.picked.value !== undefined} />
      )}
    </div>
  )
}

/** What the coach says. */
function Coached({ text, sign }: { text: string; sign: 'warning' | 'bulb' }) {
  useEffect(() => announce(text), [text])
  return (
    <p class="coached" data-warns={sign === 'warning' || undefined}>
      <Sign name={sign} /> <span>{text}</span>
    </p>
  )
}

/** The command on a card of the hand, if it carries one. */
function commandAt(game: PlayableGame, card: Card | undefined): CardCommand | undefined {
  const rules = game.state.value?.table.rules
  return card === undefined || !rules ? undefined : commandOn(card, rules)
}

function Todo({ game, picked }: { game: PlayableGame; picked: boolean }) {
  const state = game.state.value
  const view = game.view.value
  if (!state || !view) return null
  const { table, you } = state
  const trial = game.trial.value
  const now = { view, rules: table.rules, you: you.seat, name: namesOf(state)[view.turn.seat - 1] ?? '' }
  const { id, args } = todo({ ...now, picked, trial: trial && { lays: trial.lays.length, answer: trial.answer } })
  return (
    <p class="todo" data-mine={game.mine.value || undefined}>
      {say(id, args)}
    </p>
  )
}

/** A lay that loses at once asks first. The way out has the focus: nobody loses by a key pressed twice. */
function Doubt({ laying, lay }: { laying: Laying; lay: Lay }) {
  const no = useRef<HTMLButtonElement>(null)
  const before = useRef<Element | null>(null)
  const cause = laying.whyLost(lay)
  // At once: the next key may come before the question is painted.
  useLayoutEffect(() => {
    before.current = document.activeElement
    no.current?.focus()
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    }
  }, [])
  return (
    <div class="doubt" role="alertdialog" aria-labelledby="doubt-about">
      <p id="doubt-about">
        <Sign name="warning" />{' '}
        {cause ? say('page-lay-why', { ...parts(lay), cause }) : say('page-lay-ask', parts(lay))}
      </p>
      <button type="button" class="button" ref={no} onClick={() => laying.pick(undefined)}>
        {say('page-lay-no')}
      </button>
      <button type="button" class="button danger" onClick={() => laying.confirm()}>
        {say('page-lay-anyway')}
      </button>
    </div>
  )
}

function Hint({ hint, onClose }: { hint: Advice | 'thinking'; onClose: () => void }) {
  if (hint === 'thinking') return <HintWait />
  return <Told hint={hint} onClose={onClose} />
}

/** The hint in words. The board shows the same cards where they would land. */
function Told({ hint, onClose }: { hint: Advice; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const lays = hint.lays.map((lay) => say('page-hint-lay', parts(lay))).join(', ')
  const advice = lays === '' ? say('page-hint-end') : say('page-hint-lays', { lays })
  const reasons = [...new Set(hint.reasons)]
  useLayoutEffect(() => {
    const { current } = place
    announce([`${advice}.`, ...reasons].join(' '))
    return () => {
      if (current?.contains(document.activeElement)) focusAdvised()
    }
  }, [])
  return (
    <div class="hint" ref={place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has only keys scrolls it with them */}
      <p tabIndex={0}>
        <Sign name="bulb" /> <b class="advice">{advice}.</b>
        {reasons.map((reason) => (
          <span key={reason} class="reason">
            {' '}
            {reason}
          </span>
        ))}
      </p>
      <button type="button" class="close" aria-label={say('page-hint-close')} onClick={onClose}>
        <Sign name="nowhere" />
      </button>
    </div>
  )
}

/** Moves the focus from a hint that goes away to what it was about: the first card, or the end of the turn. */
function focusAdvised(): void {
  const find = (what: string) => document.querySelector<HTMLElement>(what)
  const next = find('.held[data-hinted="1"]') ?? find('.actions button:enabled') ?? find('.held')
  next?.focus()
}
