// What surrounds every screen.

import type { ComponentType } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Announcement } from '../announcement.tsx'
import { lazy } from '../lazy.tsx'
import { dropOldNotice, notice } from '../notice.ts'
import { hovering } from '../record-file.tsx'
import { type Route, route } from '../route.ts'
import { setTitle } from '../title.ts'
import { say } from '../words.ts'
import { arrive, skipToMain } from './arrive.ts'
import { Guarded } from './broken.tsx'
import { Header } from './header.tsx'
import { Nothing } from './nothing.tsx'
import { keyOf, loadScreen, screenOf } from './screens.ts'

/** The screens, each loaded when it is first shown. */
export const parts = {
  home: lazy('main', () => loadScreen('home')),
  table: lazy('main', () => loadScreen('table')),
  replay: lazy('main', () => loadScreen('replay')),
  rules: lazy('main', () => loadScreen('rules')),
  learn: lazy('main', () => loadScreen('learn')),
  puzzles: lazy('main', () => loadScreen('puzzles')),
  daily: lazy('main', () => loadScreen('daily')),
  groups: lazy('main', () => loadScreen('groups')),
  challenge: lazy('main', () => loadScreen('challenge')),
  games: lazy('main', () => loadScreen('games')),
  statistics: lazy('main', () => loadScreen('statistics')),
  person: lazy('main', () => loadScreen('person')),
  recover: lazy('main', () => loadScreen('recover')),
  privacy: lazy('main', () => loadScreen('privacy')),
  devices: lazy('main', () => loadScreen('devices')),
  nothing: Nothing,
}

export function Frame() {
  const shown = route.value
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to the main part; the router must not take that for a screen */}
      <a class="skip" href="#main" onClick={skipToMain}>
        {say('page-skip')}
      </a>
      <Header slim={screenOf(shown)?.slim ?? false} />
      <Notice />
      <Arrival shown={shown} />
      <div id="main" class="screen">
        <Guarded key={keyOf(shown)}>
          <Screen shown={shown} />
        </Guarded>
      </div>
      {hovering.value && <p class="drop-here">{say('page-drop-here')}</p>}
      <Announcement />
    </>
  )
}

function Screen({ shown }: { shown: Route }) {
  const Part = parts[shown.screen] as ComponentType<{ route: Route }>
  return <Part route={shown} />
}

/** Sets the window's title, and moves the focus when another screen is shown. */
function Arrival({ shown }: { shown: Route }) {
  const where = keyOf(shown)
  const screen = screenOf(shown)
  const title = say(screen?.title ?? 'page-title-nothing')
  const before = useRef(where)
  // Tables and replays change their titles themselves: leave those alone until the screen changes.
  useEffect(() => setTitle(title), [where, screen?.retitles ? '' : title])
  useEffect(() => {
    if (before.current !== where) arrive()
    before.current = where
  }, [where])
  return null
}

/** An error, until it is dismissed. */
function Notice() {
  const text = notice.value
  const where = keyOf(route.value)
  useEffect(dropOldNotice, [where])
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
