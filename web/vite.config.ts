import { defineConfig } from 'vite'
import { locales } from './build/locales.ts'
import { opening } from './build/opening.ts'
import { sheets } from './build/sheets.ts'
import { worker } from './build/worker.ts'

const server = process.env.TENBACK_SERVER ?? 'http://localhost:8098'

export default defineConfig({
  plugins: [locales(), sheets(), opening(), worker()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', first: 'src/first.ts', sw: 'src/sw.ts' },
      output: {
        // The service worker keeps its name: browsers look for its next version under the same address.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // One file for what every visit needs, one for home, one for visitors of a table and one for the game there:
        // every further file is a round trip.
        codeSplitting: {
          groups: [
            // Small modules that home and other screens share: none should fetch the other's file for them.
            {
              name: 'start',
              test: /src[\\/](main\.tsx|copy\.ts|drawn\.tsx|invitation\.ts|sitter-name\.ts)$/,
              priority: 3,
            },
            { name: 'home', test: /src[\\/]home[\\/]home\.tsx$/, priority: 2 },
            { name: 'table', test: /src[\\/]table[\\/]screen\.tsx$/, priority: 2 },
            { name: 'game', test: /src[\\/]table[\\/]game\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  // `npm run dev` shows changes immediately, with the tables of a server running next to it.
  server: { proxy: { '/api': { target: server, ws: true } } },
})
