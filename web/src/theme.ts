// Light, dark, or like the system.

import { signal } from '@preact/signals'
import { remember, remembered } from './memory.ts'

type Theme = 'light' | 'dark' | 'system'
export const themes: readonly Theme[] = ['system', 'light', 'dark']

const dark = matchMedia('(prefers-color-scheme: dark)')
export const theme = signal<Theme>(themes.find((known) => known === remembered('theme')) ?? 'system')

function show(): void {
  const night = theme.value === 'dark' || (theme.value === 'system' && dark.matches)
  document.documentElement.dataset.theme = night ? 'dark' : 'light'
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', ground)
}

/** Applies the chosen theme, and follows the system. */
export function followTheme(): void {
  show()
  dark.addEventListener('change', show)
}

/** Changes the theme. */
export function takeTheme(wanted: Theme): void {
  theme.value = wanted
  remember('theme', wanted)
  show()
}
