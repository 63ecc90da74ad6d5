// What the page says, in the reader's language: the Fluent files of `locales/`.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { signal } from '@preact/signals'
import type { ChapterName } from '../build/locales.ts'
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

/** The language that is spoken now. */
export const language = signal<Language>('en')

/** The reader's language: what was chosen here before, otherwise what first.ts found among those of the browser. */
export function preferred(): Language {
  const wanted = [remembered('language'), document.documentElement.lang]
  return wanted.find((code): code is Language => code !== null && Object.hasOwn(languages, code)) ?? 'en'
}

/** The chapters this reader needs: the words of the start, and those asked for later. */
const chapters: ChapterName[] = ['words']
let wanted: Language = 'en'

/** Reads the texts of a language and speaks it from then on, everywhere on the page and without a reload. */
export async function speak(code: Language): Promise<void> {
  wanted = code
  const loaded = await Promise.all(chapters.map((chapter) => load(chapter, code))).catch((why) => {
    // What is learnt later is learnt in the language that is spoken.
    if (wanted === code) wanted = language.value
    throw why
  })
  // Who has chosen again meanwhile gets the last choice, whichever answer comes last.
  if (wanted !== code) return
  // Numbers and names stand in texts of the same direction: marks around them would only be copied along.
  const next = new FluentBundle(code, { useIsolating: false })
  for (const text of loaded) next.addResource(new FluentResource(text.default))
  bundle.value = next
  language.value = code
  document.documentElement.lang = code
}

/** Speaks a language that was chosen, and remembers it. */
export async function choose(code: Language): Promise<void> {
  await speak(code)
  remember('language', code)
}

/** Adds a chapter that is needed only later, such as the rules. It is spoken in every language from then on. */
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
