// A record that was dropped on the page or chosen as a file, for the replay to read.

import { signal } from '@preact/signals'

/** The record, each time anew: the same file once more is another game to look at. `undefined` until there is one. */
export const dropped = signal<{ text: string } | undefined>(undefined)
