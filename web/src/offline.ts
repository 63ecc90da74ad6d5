// Lets the page open without a network, where browsers allow that: on this machine, and over HTTPS.

import { effect } from '@preact/signals'
import { language } from './words.ts'

/** The first visit is not to wait for what only the next one needs. */
const AFTER = 2000

/** Keeps the page for times without a network, and the texts of the language that is read. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const begin = () => setTimeout(register, AFTER)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    effect(() => active?.postMessage({ language: language.value }))
  } catch (why) {
    // Private windows and strict settings forbid it: the page works all the same.
    console.info(why)
  }
}
