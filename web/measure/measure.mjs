// Measures the page with Lighthouse, as a phone on a slow network sees it, against an empty page of the same server.
// `cargo xtask page-speed` runs it; RUNS says how often each page is loaded.

import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { makeTable, start } from './program.mjs'
import { sizes } from './sizes.mjs'

const runs = Number(process.env.RUNS ?? 5)
const audits = {
  interactive: 'interactive',
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}
const categories = ['performance', 'accessibility', 'best-practices']

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** One load in a browser that has never been here. */
async function load(url) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? process.env.CHROME_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--lang=en'],
  })
  try {
    const told = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' })
    if (told.lhr.runtimeError) throw new Error(`${url}: ${told.lhr.runtimeError.message}`)
    return told.lhr
  } finally {
    await chrome.kill()
  }
}

/** The medians of some loads, and the addresses that the last one asked for. */
function summed(name, reports) {
  const of = (value) => median(reports.map(value))
  const figures = Object.entries(audits).map(([word, id]) => [word, of((report) => report.audits[id].numericValue)])
  const scores = categories.map((id) => [id, of((report) => report.categories[id].score * 100)])
  const faults = Object.values(reports[0].audits).filter((audit) => audit.score !== null && audit.score < 0.9)
  const asked = reports.at(-1).audits['network-requests'].details.items.map((item) => item.url)
  return { name, ...Object.fromEntries([...figures, ...scores]), faults: faults.map((audit) => audit.id), asked }
}

/** Loads all pages in turn, so that whatever else this machine does meanwhile troubles all of them. */
async function measure(pages) {
  const reports = pages.map(() => [])
  for (let run = 0; run < runs; run += 1) {
    for (const [at, [name, url]] of pages.entries()) {
      reports[at].push(await load(url))
      console.error(
        `${name}, run ${run + 1} of ${runs}: ${Math.round(reports[at].at(-1).audits.interactive.numericValue)} ms`,
      )
    }
  }
  return pages.map(([name], at) => summed(name, reports[at]))
}

function tell(measured) {
  const [empty] = measured
  const ms = (number) => `${Math.round(number)} ms`
  console.log(
    `\n| page (medians of ${runs}) | interactive | of the empty page | FCP | LCP | TBT | CLS | performance, accessibility, best practices |`,
  )
  console.log('|---|---|---|---|---|---|---|---|')
  for (const page of measured) {
    const ratio = (page.interactive / empty.interactive).toFixed(2)
    const scores = categories.map((id) => Math.round(page[id])).join(', ')
    const cells = [
      page.name,
      ms(page.interactive),
      ratio,
      ms(page.FCP),
      ms(page.LCP),
      ms(page.TBT),
      page.CLS.toFixed(3),
      scores,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  for (const { name, faults } of measured) if (faults.length > 0) console.log(`\n${name}: ${faults.join(', ')}`)
}

async function tellSizes(address, { name, asked }) {
  console.log(`\n| ${name} | Brotli | gzip |\n|---|---|---|`)
  for (const { path, br, gzip } of await sizes(address, asked)) console.log(`| ${path} | ${br} | ${gzip} |`)
}

const program = await start()
try {
  const { address } = program
  const pages = [
    ['empty', `${address}/empty.html`],
    ['home', `${address}/`],
    ['table', await makeTable(address)],
  ]
  const measured = await measure(pages)
  tell(measured)
  for (const page of measured.slice(1)) await tellSizes(address, page)
} finally {
  program.stop()
}
