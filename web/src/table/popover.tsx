// A small menu at its button. The browser closes it on Escape and on a click elsewhere.

import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'

interface Props {
  /** What the button shows. */
  face: ComponentChildren
  /** The name of the button, if its content does not say it. */
  label?: string
  class?: string
  disabled?: boolean
  /** The id of the menu, if something else opens it. */
  id?: string
  heading?: string
  children: (close: () => void) => ComponentChildren
}

export function Popover({ face, label, class: kind = '', disabled = false, id, heading, children }: Props) {
  const own = useId()
  const target = id ?? own
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const place = (event: Event) => {
    if ((event as ToggleEvent).newState === 'open') putBeside(menu.current, button.current)
  }
  useEffect(() => {
    const follow = () => {
      if (menu.current?.matches(':popover-open')) putBeside(menu.current, button.current)
    }
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [])
  return (
    <>
      <button
        ref={button}
        type="button"
        class={`button ${kind}`}
        popovertarget={target}
        aria-label={label}
        title={label}
        disabled={disabled}
      >
        {face}
      </button>
      <div ref={menu} id={target} popover="auto" class="popover" onBeforeToggle={place} onToggle={place}>
        {heading && <p class="popover-heading">{heading}</p>}
        {children(() => menu.current?.hidePopover())}
      </div>
    </>
  )
}

/** How far a menu stays from the edges of the screen, in pixels. */
const MARGIN = 8

/** Places the menu on the side of the button with more room; where that is not enough, it covers the button. */
function putBeside(menu: HTMLElement | null, button: HTMLElement | null): void {
  if (!menu || !button) return
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const { innerWidth, innerHeight } = window
  const below = top + bottom < innerHeight
  const rightwards = left + right < innerWidth
  // Its size is known once it is open.
  const room = innerHeight - MARGIN - menu.offsetHeight
  const away = Math.max(MARGIN, Math.min(room, 4 + (below ? bottom : innerHeight - top)))
  Object.assign(menu.style, {
    top: below ? `${away}px` : 'auto',
    bottom: below ? 'auto' : `${away}px`,
    left: rightwards ? `${Math.max(MARGIN, left)}px` : 'auto',
    right: rightwards ? 'auto' : `${Math.max(MARGIN, innerWidth - right)}px`,
  })
}
