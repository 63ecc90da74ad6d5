// What is shown if no texts come: the only words that are not in `locales/`, since those are what is missing.

import type { Language } from './wire.ts'
import { preferred } from './words.ts'

const texts: Record<Language, [why: string, again: string]> = {
  en: ['The page could not be loaded.', 'Load anew'],
  de: ['Die Seite ließ sich nicht laden.', 'Neu laden'],
  cs: ['Stránku se nepodařilo načíst.', 'Načíst znovu'],
  pl: ['Nie udało się wczytać strony.', 'Wczytaj od nowa'],
  uk: ['Сторінку не вдалося завантажити.', 'Оновити'],
}

export function Wordless() {
  const [why, again] = texts[preferred()]
  return (
    <main class="page short">
      <p role="alert">{why}</p>
      <button type="button" class="action" onClick={() => location.reload()}>
        {again}
      </button>
    </main>
  )
}
