// A control that is gone takes the focus with it, and whoever uses keys or listens is thrown back to the top of the page.

import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

const controls = 'input, select, button:enabled, a[href]'

/** A place whose controls take turns: the focus of one that went goes on to the first that is there now, or to the place. */
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
    // Whoever has gone on meanwhile is not fetched back.
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
