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

/** Loads the reader's language. If that fails, another one may be cached. Returns whether any was found. */
async function speakAny(): Promise<boolean> {
  for (const code of [preferred(), ...(Object.keys(languages) as Language[])]) {
    try {
      await speak(code)
      return true
    } catch {
      // Try the next one.
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
  // The title of home is already on the screen and stays until the rest can be rendered.
  const home = route.value.screen === 'home' ? parts.home.fetch() : undefined
  const [spoken] = await Promise.all([speakAny(), home?.catch(() => undefined)])
  // After an update the texts are gone for good: load the new page.
  if (!spoken && (await renew())) return
  // Slow phones get a break between parsing and rendering.
  await new Promise((resolve) => setTimeout(resolve))
  // Texts for that are inlined in the page (first.ts).
  if (spoken) render(<Frame />, document.getElementById('app') as HTMLElement)
  else dispatchEvent(new Event('wordless'))
  keepForOffline()
}

// Not awaited here: other chunks import this one and would wait for it while it waits for them.
begin()
