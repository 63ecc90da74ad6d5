// The bar at the top: home and settings, or one menu button where there is little room.

import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { useKeptFocus } from '../focus.ts'
import { me } from '../me.ts'
import { route } from '../route.ts'
import { say } from '../words.ts'
import { Icon, type IconName, Mark } from './icons.tsx'
import { Me } from './me.tsx'
import { LanguageSelect, LetterKeysSwitch, NotifySwitch, SoundSwitch, ThemeSwitch } from './switches.tsx'

/** `slim`: for a table, which needs the space. */
export function Header({ slim }: { slim: boolean }) {
  const [open, setOpen] = useState(false)
  const shown = route.value
  // The name and the form to change it replace each other there.
  const menu = useKeptFocus<HTMLDivElement>()
  useEffect(() => setOpen(false), [shown])
  // As a layout effect: a quick Escape must not be missed.
  useLayoutEffect(() => (open ? followLeaving(() => setOpen(false)) : undefined), [open])
  return (
    <header class={slim ? 'header slim' : 'header'}>
      <a class="wordmark" href="/" aria-label={say('page-to-start')}>
        <Mark />
        <span>Tenback</span>
      </a>
      <HeaderLink href="/learn" icon="hat" text={say('page-lessons')} />
      <HeaderLink href="/puzzles" icon="puzzle" text={say('page-puzzles')} />
      <HeaderLink href="/daily" icon="day" text={say('page-daily')} kind="header-link spare" />
      <HeaderLink href="/rules" icon="book" text={say('page-rules')} />
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
        {me.value && <MyGames />}
        <MenuLink href="/daily" icon="day" text={say('page-daily')} />
        <MenuLink href="/groups" icon="people" text={say('page-groups')} />
        <LanguageSelect />
        <ThemeSwitch />
        <SoundSwitch />
        <LetterKeysSwitch />
        <NotifySwitch />
      </div>
    </header>
  )
}

interface LinkProps {
  href: string
  icon: IconName
  text: string
  kind?: string
}

/** Where there is little room it is only an icon; a spare one is in the menu, too. */
function HeaderLink({ href, icon, text, kind = 'header-link' }: LinkProps) {
  return (
    <a class={kind} href={href} aria-label={text} title={kind === 'header-link' ? undefined : text}>
      <Icon name={icon} />
      <span>{text}</span>
    </a>
  )
}

/** Where the header is a bar with all settings, it has a link of its own instead. */
function MenuLink({ href, icon, text }: LinkProps) {
  return (
    <a class="setting menu-link" href={href}>
      <Icon name={icon} />
      <span>{text}</span>
    </a>
  )
}

/** One's own games; where there is only room for its icon, a tooltip says the rest. */
function MyGames() {
  const name = say('page-my-games')
  return (
    <a class="setting my-games" href="/games" title={name}>
      <Icon name="games" />
      <span>{name}</span>
    </a>
  )
}

/** Closes a menu on Escape and when focus or pointer go elsewhere. */
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
