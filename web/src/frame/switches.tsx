// Settings: language, theme, sounds, keyboard shortcuts, notifications.

import { useId } from 'preact/hooks'
import { speakTo } from '../me.ts'
import { fail, tell } from '../notice.ts'
import { canNotify, letterKeys, notify, sounds, takeNotify } from '../settings.ts'
import { takeTheme, theme, themes } from '../theme.ts'
import type { Language } from '../wire.ts'
import { language, languages, say } from '../words.ts'
import { Icon, type IconName } from './icons.tsx'

export function LanguageSelect() {
  const change = ({ currentTarget: select }: { currentTarget: HTMLSelectElement }) => {
    speakTo(select.value as Language).catch((why) => {
      // Nothing is rendered again that would reset it.
      select.value = language.value
      fail(why)
    })
  }
  return (
    <label class="setting language">
      <Icon name="globe" />
      <span class="unseen">{say('page-language')}</span>
      <select value={language.value} onChange={change}>
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

export function ThemeSwitch() {
  return (
    <fieldset class="setting themes">
      <legend class="unseen">{say('page-theme')}</legend>
      {themes.map((name) => (
        <label key={name} title={say('page-theme-name', { theme: name })}>
          <input
            type="radio"
            name="theme"
            value={name}
            checked={theme.value === name}
            onChange={() => takeTheme(name)}
          />
          <Icon name={name} />
          <span class="unseen">{say('page-theme-name', { theme: name })}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ToggleProps {
  on: boolean
  /** The icons for on and off. */
  icons: [IconName, IconName]
  name: string
  /** What it is for, if its name does not say it. */
  why?: string
  toggle: () => void
}

/** A switch. Where there is only room for its icon, a tooltip says the rest. */
function Toggle({ on, icons, name, why, toggle }: ToggleProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        class="setting toggle"
        aria-pressed={on}
        aria-describedby={why && id}
        title={why ? `${name}: ${why}` : name}
        onClick={toggle}
      >
        <Icon name={icons[on ? 0 : 1]} />
        <span>{name}</span>
      </button>
      {why && (
        <small id={id} class="setting-why">
          {why}
        </small>
      )}
    </>
  )
}

export function SoundSwitch() {
  const toggle = () => {
    sounds.value = !sounds.value
  }
  return <Toggle on={sounds.value} icons={['sound', 'silence']} name={say('page-sounds')} toggle={toggle} />
}

export function LetterKeysSwitch() {
  const toggle = () => {
    letterKeys.value = !letterKeys.value
  }
  const words = { name: say('page-letter-keys'), why: say('page-letter-keys-why') }
  return <Toggle on={letterKeys.value} icons={['keys', 'no-keys']} {...words} toggle={toggle} />
}

export function NotifySwitch() {
  if (!canNotify) return null
  const toggle = async () => {
    if (!(await takeNotify(!notify.value))) tell(say('page-notify-forbidden'))
  }
  const words = { name: say('page-notify'), why: say('page-notify-why') }
  return <Toggle on={notify.value} icons={['bell', 'no-bell']} {...words} toggle={toggle} />
}
