// The bar on top: home, and what the reader can set. Where there is little room it is one button.

import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { useKeptFocus } from '../focus.ts'
import { route } from '../route.ts'
import { say } from '../words.ts'
import { Icon, Mark } from './icons.tsx'
import { Me } from './me.tsx'
import { LanguageSelect, LetterKeysSwitch, NotifySwitch, SoundSwitch, ThemeSwitch } from './switches.tsx'

/** `slim`: a table is shown, which needs the room. */
export function Header({ slim }: { slim: boolean }) {
  const [open, setOpen] = useState(false)
  const shown = route.value
  // The own name and the form for another one take turns there.
  const menu = useKeptFocus<HTMLDivElement>()
  useEffect(() => setOpen(false), [shown])
  // At once: a quick Escape is not to be missed.
  useLayoutEffect(() => (open ? followLeaving(() => setOpen(false)) : undefined), [open])
  return (
    <header class={slim ? 'header slim' : 'header'}>
      <a class="wordmark" href="/" aria-label={say('page-to-start')}>
        <Mark />
        <span>Tenback</span>
      </a>
      <a class="rules-link" href="/rules">
        <Icon name="book" />
        <span>{say('page-rules')}</span>
      </a>
      <button
        type="button"
        class="menu-button"
        aria-expanded={open}
        aria-controls="menu"
        aria-label={say('page-menu')}
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" />
      </button>
      <div ref={menu} id="menu" class={open ? 'menu open' : 'menu'}>
        <Me />
        <LanguageSelect />
        <ThemeSwitch />
        <SoundSwitch />
        <LetterKeysSwitch />
        <NotifySwitch />
      </div>
    </header>
  )
}

/** A menu closes when one presses Escape or goes elsewhere. */
function followLeaving(leave: () => void): () => void {
  const outside = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('.header'))) leave()
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    leave()
    document.querySelector<HTMLElement>('.menu-button')?.focus()
  }
  const given = new AbortController()
  addEventListener('pointerdown', outside, { signal: given.signal })
  addEventListener('focusin', outside, { signal: given.signal })
  addEventListener('keydown', onEscape, { signal: given.signal, capture: true })
  return () => given.abort()
}
