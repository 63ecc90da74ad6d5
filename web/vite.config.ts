import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/** The files of `locales/` that the page speaks with: from the start, once a game is looked at again, once rules are read. */
const chapters = {
  words: ['names', 'events', 'ending', 'page', 'page-board', 'page-table', 'page-after'],
  replay: ['page-replay'],
  rules: ['rules', 'page-rules'],
}

/**
 * The texts of one language as one module, `virtual:words/de`: the same Fluent files as the terminal's. Comments are for
 * translators and stay behind.
 */
function locales(): Plugin {
  const prefix = 'virtual:'
  return {
    name: 'locales',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [chapter, language] = id.slice(prefix.length + 1).split('/') as [keyof typeof chapters, string]
      const files = chapters[chapter].map((name) => new URL(`../locales/${language}/${name}.ftl`, import.meta.url))
      for (const file of files) this.addWatchFile(file.pathname)
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n'))}`
    },
  }
}

/**
 * Tells the service worker (src/sw.ts) what this build is made of: the files every visit needs, and those of each
 * language. Languages that nobody reads are not fetched.
 */
function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') throw new Error('the service worker is missing from the build')
      const languages: Record<string, string[]> = {}
      const files = ['/icon.svg', '/manifest.webmanifest']
      for (const [file, part] of Object.entries(bundle)) {
        const texts = part.type === 'chunk' ? /virtual:\w+\/(\w+)$/.exec(part.facadeModuleId ?? '')?.[1] : undefined
        if (texts !== undefined) languages[texts] = [...(languages[texts] ?? []), `/${file}`]
        else if (file.startsWith('assets/')) files.push(`/${file}`)
      }
      const parts = JSON.stringify({ shell: files.sort(), languages })
      const name = createHash('sha256').update(parts).digest('hex').slice(0, 12)
      worker.code = `const BUILD=${JSON.stringify({ name, shell: files, languages })};${worker.code}`
    },
  }
}

const server = process.env.TENBACK_SERVER ?? 'http://localhost:8098'

export default defineConfig({
  plugins: [locales(), shell()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      // The service worker keeps its name: browsers look for its next version under the same address.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  // `npm run dev` shows changes at once, on the tables of a server that runs beside it.
  server: { proxy: { '/api': { target: server, ws: true } } },
})
