import './frame/tokens.css'
import './frame/base.css'
import './frame/buttons.css'
import './frame/frame.css'
import './frame/opening.css'
import { texts } from 'virtual:texts'
import { render } from 'preact'
import { Frame, parts } from './frame/frame.tsx'
import { parse } from './frame/screens.ts'
import { recognise } from './me.ts'
import { keepForOffline } from './offline.ts'
import { followDrops } from './record-file.tsx'
import { followAddresses, route } from './route.ts'
import { followTheme } from './theme.ts'
import { renew } from './update.ts'
import type { Language } from './wire.ts'
import { languages, preferred, provideTexts, speak } from './words.ts'

/** Speaks the reader's language. If its texts do not come, another one may have been kept. Says whether one was found. */
async function speakAny(): Promise<boolean> {
  for (const code of [preferred(), ...(Object.keys(languages) as Language[])]) {
    try {
      await speak(code)
      return true
    } catch {
      // The next one, then.
    }
  }
  return false
}

async function begin(): Promise<void> {
  provideTexts(texts)
  followTheme()
  followAddresses(parse)
  followDrops()
  recognise().catch(() => undefined)
  // The title of home is on the screen already: it stays there until the rest can be drawn.
  const home = route.value.screen === 'home' ? parts.home.fetch() : undefined
  const [spoken] = await Promise.all([speakAny(), home?.catch(() => undefined)])
  // After an update the texts are gone for good: the newer page knows the new ones.
  if (!spoken && (await renew())) return
  // A slow phone gets time to breathe between reading and drawing.
  await new Promise((resolve) => setTimeout(resolve))
  // Words for that are in the page itself (first.ts).
  if (spoken) render(<Frame />, document.getElementById('app') as HTMLElement)
  else dispatchEvent(new Event('wordless'))
  keepForOffline()
}

// Not awaited here: parts of the page are built on this file, and would wait for it while it waits for them.
begin()
