// How many bytes of each file travel, packed by Brotli (this machine, HTTPS) and by gzip (plain HTTP in a home).

import { get } from 'node:http'

/** What a browser with a window fetches beside what a headless one does. */
const besides = ['/icon.svg', '/manifest.webmanifest', '/sw.js']

/** The length of an answer's body as it travels. */
function travels(url, coding) {
  return new Promise((resolve, reject) => {
    // As a browser asks: programs get the page with tags for previews.
    get(url, { headers: { 'Accept-Encoding': coding, 'Sec-Fetch-Dest': 'document' } }, (answer) => {
      let bytes = 0
      answer.on('data', (part) => {
        bytes += part.length
      })
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

/** Every file of a visit with its two sizes, and their sums last. */
export async function sizes(address, urls) {
  const all = [...new Set([...urls, ...besides.map((path) => address + path)])].filter((url) => url.startsWith(address))
  const rows = []
  for (const url of all) {
    const path = new URL(url).pathname
    rows.push({ path, br: await travels(url, 'br'), gzip: await travels(url, 'gzip') })
  }
  const sum = (coding) => rows.reduce((bytes, row) => bytes + row[coding], 0)
  return [...rows, { path: 'in all', br: sum('br'), gzip: sum('gzip') }]
}
