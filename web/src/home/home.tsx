// The first screen: one click and one plays.

import './home.css'
import './start.css'
import { useEffect, useState } from 'preact/hooks'
import { keepInvitation } from '../invitation.ts'
import { isOffered } from '../lesson-progress.ts'
import { type Route, rewrite } from '../route.ts'
import type { Game } from '../wire.ts'
import { say } from '../words.ts'
import { DailyEntry } from './daily.tsx'
import { GameSwitch } from './game-switch.tsx'
import { Hero } from './hero.tsx'
import { reached, useLists } from './lists.ts'
import { More } from './more.tsx'
import { Options } from './options.tsx'
import { choices, take } from './start.ts'
import { GoOn, MyTables, OpenTables } from './tables.tsx'
import { Ways } from './ways.tsx'

/** The title is on the screen already; what can be played with comes first, then pictures and what one scrolls to. */
const PLAY = 1
const ALL = 2

export function Home({ route: { game } }: { route: Route & { screen: 'home' } }) {
  useInvitation()
  useChosenGame(game)
  const drawn = useSteps(ALL)
  useLists()
  return (
    <main class="page home">
      {!reached.value && <p class="offline">{say('page-offline')}</p>}
      <div class="opening">
        <div class="motto">
          <h1>
            <span>{say('page-motto')}</span> <em>{say('page-motto-back')}</em>
          </h1>
          <p>{say('page-lead')}</p>
          <a class={isOffered.value ? 'how offer' : 'how'} href={isOffered.value ? '/learn/basics' : '/learn'}>
            {say(isOffered.value ? 'page-lessons-first' : 'page-lessons')}
          </a>
          <a class="how" href="/puzzles">
            {say('page-puzzles')}
          </a>
          <a class="how" href={`/rules/${choices.value.game}`}>
            {say('page-how')}
          </a>
        </div>
        <Hero drawn={drawn >= ALL} />
      </div>
      {drawn >= PLAY && (
        <section class="start" aria-label={say('page-play')}>
          <GoOn />
          <GameSwitch />
          <Ways />
          <Options />
        </section>
      )}
      {drawn >= ALL && <Below />}
    </main>
  )
}

/** A link can bring an invitation, also into a window that shows this screen already. */
function useInvitation(): void {
  useEffect(() => {
    keepInvitation()
    addEventListener('hashchange', keepInvitation)
    return () => removeEventListener('hashchange', keepInvitation)
  }, [])
}

/** A link can choose the game, as the one below the rules does. */
function useChosenGame(game: Game | null): void {
  useEffect(() => {
    if (game === null) return
    take({ game })
    rewrite('/')
  }, [game])
}

/** Counts up to the last step, a moment each: a slow phone answers a finger in between. */
function useSteps(last: number): number {
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (step === last) return undefined
    const timer = setTimeout(() => setStep(step + 1))
    return () => clearTimeout(timer)
  }, [step])
  return step
}

function Below() {
  return (
    <>
      <DailyEntry />
      <div class="tables">
        <MyTables />
        <OpenTables />
      </div>
      <More />
    </>
  )
}
