// Settings of this browser. Sounds and notifications are off by default.

import { effect, type Signal, signal } from '@preact/signals'
import { remember, remembered } from './memory.ts'

/** A switch that is remembered. */
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

/** Whether sounds are played. */
export const sounds = kept('sounds')

/** Whether the player wants a coach wherever nobody else has a say in it. */
export const coach = kept('coach')

/** Whether letters and digits are shortcuts. Users of speech input may want them off. */
export const letterKeys = kept('letter-keys', 'on')

/** Whether reviews show how good each turn was. */
export const verdicts = kept('verdicts', 'on')

/** Whether to notify a player who is in another window when it is their turn. The browser has to allow it, too. */
export const notify = kept('notify')

/** Whether this browser supports notifications. */
export const canNotify = typeof Notification !== 'undefined'

/** Switches notifications on, if they are allowed, or off. Returns whether that worked. */
export async function takeNotify(wanted: boolean): Promise<boolean> {
  const allowed = !wanted || (canNotify && (await Notification.requestPermission()) === 'granted')
  notify.value = wanted && allowed
  return allowed
}
