// Every screen of a table at which a game is played.

import { inspect } from './inspect.ts'
import { tables } from './table-screens.ts'

inspect(tables)
