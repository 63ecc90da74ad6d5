// After navigation the heading of the new screen gets the focus, so that screen readers read it.

const PATIENCE = 5000
let stop = () => {}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Focuses the heading of the screen, waiting for one that is still loading, unless the reader does something first. */
export function arrive(): void {
  stop()
  if (focusHeading()) return
  const watch = new MutationObserver(() => {
    if (focusHeading()) stop()
  })
  const given = new AbortController()
  const timer = setTimeout(() => stop(), PATIENCE)
  stop = () => {
    watch.disconnect()
    given.abort()
    clearTimeout(timer)
    stop = () => {}
  }
  watch.observe(document.body, { childList: true, subtree: true })
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, () => stop(), { signal: given.signal })
}

/** Skips the header. */
export function skipToMain(event: Event): void {
  const main = document.querySelector<HTMLElement>('main')
  if (!main) return
  event.preventDefault()
  main.tabIndex = -1
  main.focus()
}
