// Inlines in index.html what the first paint needs: the styles of the start, and the small script that chooses theme and
// language (src/first.ts).

import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin, Rolldown } from 'vite'
import { chapterOf, textFile } from './locales.ts'

type Bundle = Rolldown.OutputBundle

const messages = ['page-motto', 'page-motto-back', 'page-lead', 'page-how']

export function opening(): Plugin[] {
  let style = ''
  return [
    {
      name: 'opening-style',
      apply: 'build',
      // Before Vite records that other chunks depend on the start's style sheet.
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          style = takeStyle(bundle)
        },
      },
    },
    {
      name: 'opening',
      apply: 'build',
      enforce: 'post',
      generateBundle(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('index.html is missing from the build')
        page.source = opened(bundle, String(page.source), style)
      },
    },
  ]
}

function opened(bundle: Bundle, page: string, style: string): string {
  const main = /<script type="module"[^>]* src="([^"]+)"><\/script>/
  const [whole = '', script = ''] = main.exec(page) ?? []
  // Functions as replacements: their results are inserted literally, including dollar signs.
  return (
    page
      // first.ts loads the main script.
      .replace(whole, () => `<style>${style}</style>`)
      .replace('<!-- first.ts -->', () => `<script>${takeFirst(bundle, script)}</script>`)
      .replace(/<!-- .* -->\n/g, '')
      .replace(/\n\s+/g, '\n')
  )
}

/** The styles of the start; their file is removed. */
function takeStyle(bundle: Bundle): string {
  const files = chunks(bundle).find(({ name }) => name === 'start')?.viteMetadata?.importedCss ?? new Set()
  const styles = [...files].map((file) => {
    const style = bundle[file]
    if (style?.type !== 'asset') throw new Error(`${file} is missing from the build`)
    delete bundle[file]
    return String(style.source)
      .replace(/\/\*.*?\*\//g, '')
      .trim()
  })
  files.clear()
  if (styles.length === 0) throw new Error('the start has no styles')
  return styles.join('')
}

/** The script with the facts about this build. */
function takeFirst(bundle: Bundle, main: string): string {
  const script = chunks(bundle).find(({ name }) => name === 'first')
  if (!script || script.imports.length > 0) throw new Error('first.ts must be in the build and need nothing else')
  delete bundle[script.fileName]
  const home = partsOf(bundle, 'src/home/home.tsx')
  const table = partsOf(bundle, 'src/table/screen.tsx')
  const game = partsOf(bundle, 'src/table/game.tsx').filter((file) => !table.includes(file))
  const both = home.filter((file) => table.includes(file) && !file.includes('runtime'))
  if (both.length > 0) throw new Error(`home and the table would fetch each other: ${both}`)
  const build = JSON.stringify({ main, languages: languages(bundle), home, table, game })
  return `(()=>{const BUILD=${build.replaceAll('<', '\\u003c')};${script.code.trim()}})()`
}

const chunks = (bundle: Bundle) => Object.values(bundle).filter((part) => part.type === 'chunk')

/** The files of a module outside the start chunk: its chunk, the chunks it imports, and their styles. */
function partsOf(bundle: Bundle, module: string): string[] {
  const own = chunks(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!own || own.name === 'start') throw new Error(`${module} has no chunk of its own`)
  const all = chunks(bundle).filter(({ fileName, name }) => own.imports.includes(fileName) && name !== 'start')
  const files = [own, ...all].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
  return files.map((file) => `/${file}`)
}

/** Per language: its texts for the start and for a table, and the texts of the first paint. */
function languages(bundle: Bundle): Record<string, { words: string; table: string; says: string[] }> {
  const files: Record<string, Record<string, string>> = {}
  for (const { facadeModuleId, fileName } of chunks(bundle)) {
    const text = chapterOf(facadeModuleId)
    if (text) files[text.language] = { ...files[text.language], [text.chapter]: `/${fileName}` }
  }
  return Object.fromEntries(
    Object.entries(files).map(([language, { words = '', table = '' }]) => [
      language,
      { words, table, says: firstWords(language) },
    ]),
  )
}

function firstWords(language: string): string[] {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(textFile(language, 'page'), 'utf8')))
  return messages.map((id) => {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) throw new Error(`${id} is missing in ${language}`)
    return bundle.formatPattern(pattern)
  })
}
