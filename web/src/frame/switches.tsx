// What the reader can set: language, light, sounds, keys, calls.

import { speakTo } from '../me.ts'
import { fail, tell } from '../notice.ts'
import { canNotify, letterKeys, notify, sounds, takeNotify } from '../settings.ts'
import { takeTheme, theme, themes } from '../theme.ts'
import type { Language } from '../wire.ts'
import { language, languages, say } from '../words.ts'
import { Icon } from './icons.tsx'

export function LanguageSelect() {
  const change = ({ currentTarget: select }: { currentTarget: HTMLSelectElement }) => {
    speakTo(select.value as Language).catch((why) => {
      // Nothing was drawn anew that would put it back.
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

export function SoundSwitch() {
  const on = sounds.value
  const toggle = () => {
    sounds.value = !on
  }
  return (
    <button type="button" class="setting toggle" aria-pressed={on} title={say('page-sounds')} onClick={toggle}>
      <Icon name={on ? 'sound' : 'silence'} />
      <span>{say('page-sounds')}</span>
    </button>
  )
}

export function LetterKeysSwitch() {
  const on = letterKeys.value
  const toggle = () => {
    letterKeys.value = !on
  }
  return (
    <button type="button" class="setting toggle" aria-pressed={on} title={say('page-letter-keys')} onClick={toggle}>
      <Icon name={on ? 'keys' : 'no-keys'} />
      <span>{say('page-letter-keys')}</span>
    </button>
  )
}

export function NotifySwitch() {
  if (!canNotify) return null
  const on = notify.value
  const toggle = async () => {
    if (!(await takeNotify(!on))) tell(say('page-notify-forbidden'))
  }
  return (
    <button type="button" class="setting toggle" aria-pressed={on} title={say('page-notify')} onClick={toggle}>
      <Icon name={on ? 'bell' : 'no-bell'} />
      <span>{say('page-notify')}</span>
    </button>
  )
}
