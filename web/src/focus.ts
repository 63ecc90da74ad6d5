// A control that disappears takes the focus with it, which sends keyboard and screen reader users back to the top of the page.

import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

const controls = 'input, select, button:enabled, a[href]'

/** An area whose controls replace each other: when the focused one disappears, the first one there gets the focus. */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => (place.current ? keepFocus(place.current) : undefined), [])
  return place
}

function keepFocus(place: HTMLElement): () => void {
  let last: EventTarget | null = null
  const note = ({ target }: FocusEvent) => {
    last = target
  }
  const mend = () => {
    if (!(last instanceof Element) || last.isConnected) return
    last = null
    // If the focus has moved on meanwhile, leave it there.
    if (document.activeElement !== document.body) return
    const next = place.querySelector<HTMLElement>(controls) ?? place
    if (next === place) place.tabIndex = -1
    next.focus()
  }
  const watch = new MutationObserver(mend)
  watch.observe(place, { childList: true, subtree: true })
  place.addEventListener('focusin', note)
  return () => {
    watch.disconnect()
    place.removeEventListener('focusin', note)
  }
}
