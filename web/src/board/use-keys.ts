// The keyboard belongs to what is on the screen: a board that is played on, or a replay.

import { type Inputs, useEffect } from 'preact/hooks'

/** Hears every key of the page. `act` says whether the key did something: then the browser does nothing with it. */
export function useKeys(act: (event: KeyboardEvent) => boolean, inputs: Inputs): void {
  useEffect(() => {
    let spaced = false
    const down = (event: KeyboardEvent) => {
      const done = act(event)
      spaced = done && event.key === ' '
      if (done) event.preventDefault()
    }
    // A button is pressed when Space comes up: not if the key had done something already.
    const up = (event: KeyboardEvent) => {
      if (spaced && event.key === ' ') event.preventDefault()
    }
    document.addEventListener('keydown', down)
    document.addEventListener('keyup', up)
    return () => {
      document.removeEventListener('keydown', down)
      document.removeEventListener('keyup', up)
    }
  }, inputs)
}
