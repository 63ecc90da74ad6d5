// What the reader likes to hear, to be told and to press. Quiet until asked: sounds and calls are off at first.

import { effect, type Signal, signal } from '@preact/signals'
import { remember, remembered } from './memory.ts'

/** A switch that this browser remembers. */
function kept(key: string, first: 'on' | 'off' = 'off'): Signal<boolean> {
  const value = signal((remembered(key) ?? first) === 'on')
  let known = value.peek()
  effect(() => {
    if (value.value === known) return
    known = value.value
    remember(key, known ? 'on' : 'off')
  })
  return value
}

/** Whether cards are heard. */
export const sounds = kept('sounds')

/** Whether letters and digits do something wherever the focus is. Who speaks to the device may want them to do nothing. */
export const letterKeys = kept('letter-keys', 'on')

/** Whether a player who looks elsewhere is called when it is their turn. The browser has to allow it too. */
export const notify = kept('notify')

/** Whether this browser can call anybody. */
export const canNotify = typeof Notification !== 'undefined'

/** Switches the calls on, if the browser's owner allows it, or off. The answer is whether it could be done. */
export async function takeNotify(wanted: boolean): Promise<boolean> {
  const allowed = !wanted || (canNotify && (await Notification.requestPermission()) === 'granted')
  notify.value = wanted && allowed
  return allowed
}
