// The first screen: one click and one plays.

import { useEffect, useState } from 'preact/hooks'
import { say } from '../words.ts'
import { GameSwitch } from './game-switch.tsx'
import { Hero } from './hero.tsx'
import { reached, useLists } from './lists.ts'
import { More } from './more.tsx'
import { Options } from './options.tsx'
import { MyTables, OpenTables } from './tables.tsx'
import { Ways } from './ways.tsx'

export function Home() {
  const calm = useCalm()
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
        </div>
        <Hero drawn={calm} />
      </div>
      <section class="play" aria-label={say('page-play')}>
        <GameSwitch />
        <Ways />
        <Options />
      </section>
      {calm && <Below />}
    </main>
  )
}

/** Whether what can be played with is on the screen: pictures, and what one scrolls to, come a moment later. */
function useCalm(): boolean {
  const [calm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true))
    return () => clearTimeout(timer)
  }, [])
  return calm
}

function Below() {
  return (
    <>
      <div class="tables">
        <MyTables />
        <OpenTables />
      </div>
      <More />
    </>
  )
}
