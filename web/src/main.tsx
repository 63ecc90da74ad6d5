import './style/tokens.css'
import './style/base.css'
import './style/frame.css'
import './style/opening.css'
import { render } from 'preact'
import { followDrops } from './frame/drop.ts'
import { Frame, Home } from './frame/frame.tsx'
import { recognise } from './me.ts'
import { keepForOffline } from './offline.ts'
import { followAddresses, route } from './route.ts'
import { followTheme } from './theme.ts'
import { preferred, speak } from './words.ts'

async function begin(): Promise<void> {
  followTheme()
  followAddresses()
  followDrops()
  recognise().catch(() => undefined)
  // The title of home is on the screen already: it stays there until the rest can be drawn.
  const home = route.value.screen === 'home' ? Home.fetch() : undefined
  await Promise.all([speak(preferred()), home?.catch(() => undefined)])
  // A slow phone gets time to breathe between reading and drawing.
  await new Promise((resolve) => setTimeout(resolve))
  render(<Frame />, document.getElementById('app') as HTMLElement)
  keepForOffline()
}

// Not awaited here: parts of the page are built on this file, and would wait for it while it waits for them.
begin()
