// Packs the files of a built page, once and as small as can be: node compress.mjs FOLDER

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const packable = /\.(html|js|css|json|webmanifest|svg|txt)$/

function pack(file) {
  const bytes = readFileSync(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const forms = { gz: gzipSync(bytes, { level: 9 }), br: brotliCompressSync(bytes, { params: quality }) }
  for (const [ending, packed] of Object.entries(forms)) {
    if (packed.length < bytes.length) writeFileSync(`${file}.${ending}`, packed)
  }
}

const folder = process.argv[2]
for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name)
  if (packable.test(name) && statSync(file).isFile()) pack(file)
}
