// What stands around every screen.

import { useEffect, useRef } from 'preact/hooks'
import { notice } from '../notice.ts'
import { type Route, route } from '../route.ts'
import { say } from '../words.ts'
import { Announcement } from './announcement.tsx'
import { arrive, skipToMain } from './arrive.ts'
import { Guarded } from './broken.tsx'
import { hovering } from './drop.tsx'
import { Header } from './header.tsx'
import { lazy } from './lazy.tsx'
import { Nothing } from './nothing.tsx'
import { fetchHome, fetchRecover, fetchReplay, fetchRules, fetchTable } from './parts.ts'
import { entitle, place } from './place.ts'

export const Home = lazy('main', fetchHome)
const TableScreen = lazy('main', fetchTable)
const ReplayScreen = lazy('main', fetchReplay)
const RulesScreen = lazy('main', fetchRules)
const RecoverScreen = lazy('main', fetchRecover)

export function Frame() {
  const shown = route.value
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to the main part; the router must not take that for a screen */}
      <a class="skip" href="#main" onClick={skipToMain}>
        {say('page-skip')}
      </a>
      <Header slim={shown.screen === 'table' || shown.screen === 'replay'} />
      <Notice />
      <Arrival shown={shown} />
      <div id="main" class="screen">
        <Guarded key={place(shown)}>
          <Screen shown={shown} />
        </Guarded>
      </div>
      {hovering.value && <p class="drop-here">{say('page-drop-here')}</p>}
      <Announcement />
    </>
  )
}

function Screen({ shown }: { shown: Route }) {
  switch (shown.screen) {
    case 'home':
      return <Home />
    case 'table':
      return <TableScreen key={shown.id} id={shown.id} />
    case 'replay':
      return <ReplayScreen key={place(shown)} route={shown} />
    case 'rules':
      return <RulesScreen game={shown.game} />
    case 'recover':
      return <RecoverScreen code={shown.code} />
    default:
      return <Nothing />
  }
}

/** Gives the window its title, and moves the focus along when another screen is shown. */
function Arrival({ shown }: { shown: Route }) {
  const where = place(shown)
  const title = say(`page-title-${shown.screen}`)
  const before = useRef(where)
  // A table and a replay change their own titles as they go on: those are left alone until one leaves.
  useEffect(() => entitle(title), [where, shown.screen === 'table' || shown.screen === 'replay' ? '' : title])
  useEffect(() => {
    if (before.current !== where) arrive()
    before.current = where
  }, [where])
  return null
}

/** What went wrong, until it is read. */
function Notice() {
  const text = notice.value
  const where = place(route.value)
  useEffect(() => {
    notice.value = ''
  }, [where])
  if (text === '') return null
  const close = () => {
    notice.value = ''
  }
  return (
    <aside class="notice" aria-label={say('page-notice')}>
      <p>{text}</p>
      <button type="button" onClick={close} aria-label={say('page-close')}>
        ×
      </button>
    </aside>
  )
}
