// The screen of a table.

import './table.css'
import { useEffect, useMemo } from 'preact/hooks'
import { lazy } from '../lazy.tsx'
import type { Route } from '../route.ts'
import { sitterName } from '../sitter-name.ts'
import { learn, say } from '../words.ts'
import { TableVisit } from './enter.ts'
import { Greeting } from './greeting.tsx'
import { inviteTo } from './invite-code.ts'
import { NoTable } from './no-table.tsx'

const Game = lazy('main', async () => {
  // Visitors who are asked for a name first do not need these texts yet.
  const [{ Game }] = await Promise.all([import('./game.tsx'), learn('contest')])
  return Game
})

/** Loads the game for a visitor who is about to take a seat. */
function expectGame(): void {
  Game.fetch().catch(() => undefined)
}

export function TableScreen({ route: { id } }: { route: Route & { screen: 'table' } }) {
  const visit = useMemo(() => new TableVisit(id), [id])
  useEffect(() => {
    visit.start()
    return () => visit.leave()
  }, [visit])
  const state = visit.state.value
  switch (state.kind) {
    case 'looking':
      return <main class="table table-waiting">{say('page-table-looking')}</main>
    case 'refused':
      return <NoTable code={state.code} text={state.text} again={() => visit.start()} />
    case 'greeting':
      return (
        <main class="table table-waiting" onPointerEnter={expectGame} onFocusCapture={expectGame}>
          <Greeting
            visit={visit}
            game={state.summary.game}
            free={state.summary.free}
            names={state.summary.sitters.map(sitterName)}
            uninvited={state.summary.invite_only && inviteTo(id) === undefined}
          />
        </main>
      )
    case 'in':
      return <Game visit={visit} session={state.session} id={id} />
  }
}
