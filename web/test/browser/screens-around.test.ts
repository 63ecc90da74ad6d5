// Every screen before, beside and after a game.

import { inspect } from './inspect.ts'
import { screens } from './screens.ts'
import { tables } from './table-screens.ts'

inspect(screens.filter((screen) => !tables.includes(screen)))
