// The first screen: one click and one plays.

import { say } from '../words.ts'
import { GameSwitch } from './game-switch.tsx'
import { Hero } from './hero.tsx'
import { reached, useLists } from './lists.ts'
import { More } from './more.tsx'
import { Options } from './options.tsx'
import { MyTables, OpenTables } from './tables.tsx'
import { Ways } from './ways.tsx'

export function Home() {
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
        <Hero />
      </div>
      <section class="play" aria-label={say('page-play')}>
        <GameSwitch />
        <Ways />
        <Options />
      </section>
      <div class="tables">
        <MyTables />
        <OpenTables />
      </div>
      <More />
    </main>
  )
}
