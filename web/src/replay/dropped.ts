// A record that was dropped on the page or chosen as a file, for the replay to read.

import { signal } from '@preact/signals'

/** The text of the record; `undefined` until there is one. */
export const dropped = signal<string | undefined>(undefined)
