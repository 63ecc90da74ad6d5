// Texts in the reader's language, from the Fluent files in `locales/`.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { signal } from '@preact/signals'
import type { ChapterName } from '../build/locales.ts'
import { remember, remembered } from './memory.ts'
import type { Language } from './wire.ts'

/** The supported languages, each by its own name. */
export const languages: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  cs: 'Čeština',
  pl: 'Polski',
  uk: 'Українська',
}

type Args = Record<string, FluentVariable>

export type { ChapterName }

/** The texts by chapter and language, each loaded when it is needed. */
export type Texts = Record<ChapterName, Record<Language, () => Promise<{ default: string }>>>

let texts: Texts | undefined

/** Sets where texts come from. */
export function provideTexts(all: Texts): void {
  texts = all
}

function load(chapter: ChapterName, code: Language): Promise<{ default: string }> {
  return texts ? texts[chapter][code]() : Promise.reject(new Error('no texts were provided'))
}

const bundle = signal(new FluentBundle('en', { useIsolating: false }))

/** The current language. */
export const language = signal<Language>('en')

/** The reader's language: the one chosen before, otherwise what first.ts found among those of the browser. */
export function preferred(): Language {
  const wanted = [remembered('language'), document.documentElement.lang]
  return wanted.find((code): code is Language => code !== null && Object.hasOwn(languages, code)) ?? 'en'
}

/** The chapters that are loaded: the first one, and those needed later. */
const chapters: ChapterName[] = ['words']
let wanted: Language = 'en'

/** Loads the texts of a language and switches to it everywhere, without a reload. */
export async function speak(code: Language): Promise<void> {
  wanted = code
  const loaded = await Promise.all(chapters.map((chapter) => load(chapter, code))).catch((why) => {
    // Chapters loaded later must be in the current language.
    if (wanted === code) wanted = language.value
    throw why
  })
  // The last choice wins, whichever response arrives last.
  if (wanted !== code) return
  // All texts have the same direction: isolation marks would only be copied along.
  const next = new FluentBundle(code, { useIsolating: false })
  for (const text of loaded) next.addResource(new FluentResource(text.default))
  bundle.value = next
  language.value = code
  document.documentElement.lang = code
}

/** Switches to a chosen language and remembers it. */
export async function choose(code: Language): Promise<void> {
  await speak(code)
  remember('language', code)
}

/** Loads a chapter, such as the rules. Later switches of language include it. */
export async function learn(chapter: ChapterName): Promise<void> {
  if (chapters.includes(chapter)) return
  const code = wanted
  const text = await load(chapter, code)
  if (chapters.includes(chapter)) return
  chapters.push(chapter)
  if (wanted === code && language.value === code) bundle.value.addResource(new FluentResource(text.default))
  else await speak(wanted)
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
