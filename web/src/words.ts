// What the page says, in the reader's language: the Fluent files of `locales/`.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { signal } from '@preact/signals'
import { remember, remembered } from './memory.ts'
import type { Language } from './wire.ts'

/** The languages there are, each by its own name. */
export const languages: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  cs: 'Čeština',
  pl: 'Polski',
  uk: 'Українська',
}

type Args = Record<string, FluentVariable>
type Chapter = () => Promise<{ default: string }>

const words: Record<Language, Chapter> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  cs: () => import('virtual:words/cs'),
  pl: () => import('virtual:words/pl'),
  uk: () => import('virtual:words/uk'),
}

const bundle = signal(new FluentBundle('en'))

/** The language that is spoken now. */
export const language = signal<Language>('en')

/** The reader's language: what was chosen here before, otherwise the first one of the browser that we speak. */
export function preferred(): Language {
  const wanted = [remembered('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wanted.find((tag): tag is Language => tag !== null && tag in languages) ?? 'en'
}

/** Reads the texts of a language and speaks it from then on, everywhere on the page and without a reload. */
export async function speak(code: Language): Promise<void> {
  // Numbers and names stand in texts of the same direction: marks around them would only be copied along.
  const next = new FluentBundle(code, { useIsolating: false })
  next.addResource(new FluentResource((await words[code]()).default))
  bundle.value = next
  language.value = code
  document.documentElement.lang = code
}

/** Speaks a language that was chosen, and remembers it. */
export async function choose(code: Language): Promise<void> {
  await speak(code)
  remember('language', code)
}

/** Adds texts that came later, such as the rules, to those of their language. */
export function learn(text: string): void {
  bundle.value.addResource(new FluentResource(text), { allowOverrides: true })
}

/** The message with this id; an attribute of it is named `id.attribute`. */
export function say(id: string, args?: Args): string {
  const spoken = bundle.value
  const [name = id, attribute] = id.split('.')
  const message = spoken.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  if (!pattern) return id
  const faults: Error[] = []
  const text = spoken.formatPattern(pattern, args, faults)
  if (faults.length > 0) console.error(id, faults)
  return text
}
