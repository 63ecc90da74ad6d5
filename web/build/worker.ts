// Gives the service worker (src/sw.ts) the list of this build's files.

import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const besides = ['/icon.svg', '/manifest.webmanifest']

export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const script = bundle['sw.js']
      const page = bundle['index.html']
      if (script?.type !== 'chunk' || page?.type !== 'asset') throw new Error('a part of the build is missing')
      const html = String(page.source)
      // Only what every visit fetches: it is in the browser's cache already and costs no second transfer.
      const start = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' && part.name === 'start' ? [`/${part.fileName}`] : [],
      )
      const files = Object.keys(bundle).sort().join()
      const name = createHash('sha256').update(html).update(files).digest('hex').slice(0, 12)
      script.code = `const BUILD=${JSON.stringify({ name, start: [...start, ...besides] })};${script.code}`
    },
  }
}
