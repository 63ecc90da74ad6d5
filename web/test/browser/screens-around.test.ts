// Every screen before, beside and after a game.

import { inspect } from './inspect.ts'
import { screens, tables } from './screens.ts'

inspect(screens.filter((screen) => !tables.includes(screen)))
