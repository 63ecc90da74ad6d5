import './style/tokens.css'
import './style/base.css'
import './style/frame.css'
import './style/pictures.css'
import './style/home.css'
import './style/home-play.css'
import { render } from 'preact'
import { followDrops } from './frame/drop.ts'
import { Frame } from './frame/frame.tsx'
import { recognise } from './me.ts'
import { keepForOffline } from './offline.ts'
import { followAddresses } from './route.ts'
import { followTheme } from './theme.ts'
import { preferred, speak } from './words.ts'

followTheme()
followAddresses()
followDrops()
recognise().catch(() => undefined)
await speak(preferred())
// A slow phone gets time to breathe between reading and drawing.
await new Promise((resolve) => setTimeout(resolve))
render(<Frame />, document.getElementById('app') as HTMLElement)
keepForOffline()
