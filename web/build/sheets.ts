// Style sheets that stay in their place. The page loads a screen's sheets when it is first shown and never unloads them,
// so that nothing may depend on which other screens were visited before:
//
// - Every sheet is confined to its part of the page by `@scope (.root) { … }`, written in the sheet. Here that becomes
//   `:where(.root, .root *)` on each selector: older browsers understand it, and it adds no specificity.
// - The sheets of a folder are one cascade layer, named like the folder (LAYERS). So the order in which sheets arrive does
//   not matter.
// - Breakpoints have names (src/frame/breakpoints.css) that every sheet can use in place of `@media` conditions.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import type { Plugin } from 'vite'

/** Which layer overrides which: each of them those before it. */
const LAYERS = [
  'frame',
  'board',
  'home',
  'table',
  'replay',
  'review',
  'record',
  'rules',
  'lessons',
  'puzzles',
  'daily',
  'groups',
  'challenge',
  'history',
  'statistics',
  'devices',
  'recover',
]

/** The sheet that always comes first. */
const FIRST = /\/frame\/tokens\.css$/

/** The sheets of the frame are for the whole page. Those in `src` itself count as the frame's. */
const GLOBAL = 'frame'

const breakpoints = fileURLToPath(new URL('../src/frame/breakpoints.css', import.meta.url))

export function sheets(): Plugin {
  return {
    name: 'sheets',
    enforce: 'pre',
    transform(code, id) {
      const path = /\/src\/(?:(\w+)\/)?[\w-]+\.css$/.exec(id)
      if (!path) return undefined
      this.addWatchFile(breakpoints)
      return { code: sheet(code, id, path[1] ?? GLOBAL, readFileSync(breakpoints, 'utf8')), map: null }
    },
  }
}

/** A sheet of a folder as browsers get it; `names` defines breakpoints. */
export function sheet(code: string, file: string, folder: string, names = ''): string {
  if (!LAYERS.includes(folder)) throw new Error(`${file}: the folder ${folder} has no layer yet`)
  const root = postcss.parse(code, { from: file })
  if (folder !== GLOBAL) root.each(rejectUnscoped)
  const conditions = conditionsIn(names)
  root.walkAtRules('media', (media) => {
    media.params = media.params.replace(/\((--[\w-]+)\)/g, (_, name) => conditions.get(name) ?? unknown(name, media))
  })
  root.walkAtRules('scope', (scope) => {
    const roots = postcss.list.comma(/^\((.*)\)$/.exec(scope.params)?.[1] ?? '')
    if (roots.length === 0) throw scope.error('@scope needs a root, and no limit')
    confine(scope, roots)
    scope.replaceWith(scope.nodes ?? [])
  })
  const order = FIRST.test(file) ? `@layer ${LAYERS.join(', ')};\n` : ''
  return `${order}@layer ${folder} {\n${root}\n}`
}

/** The conditions that breakpoints stand for. */
function conditionsIn(names: string): Map<string, string> {
  const known = new Map<string, string>()
  postcss.parse(names).walkAtRules('custom-media', ({ params }) => {
    const [name = '', ...condition] = params.split(' ')
    known.set(name, condition.join(' '))
  })
  return known
}

function unknown(name: string, rule: AtRule): never {
  throw rule.error(`no breakpoint is called ${name}`)
}

function rejectUnscoped(node: ChildNode): void {
  const allowed = node.type === 'comment' || (node.type === 'atrule' && ['scope', 'keyframes'].includes(node.name))
  if (!allowed) throw node.error('a rule outside of @scope would reach other screens')
}

/** Confines all rules; those nested in another rule are confined with it. */
function confine(container: Container, roots: string[]): void {
  container.each((node) => {
    if (node.type === 'atrule') confine(node as AtRule, roots)
    if (node.type === 'rule') (node as Rule).selectors = (node as Rule).selectors.map((one) => within(one, roots))
  })
}

/** A selector whose subject is a root or lies within one. `&` is the root itself. */
function within(selector: string, roots: string[]): string {
  const whole = selector.replace(/^&/, `:where(${roots.join(', ')})`)
  const inside = roots.map((root) => `${root} *`)
  const place = elementAt(whole)
  return `${whole.slice(0, place)}:where(${[...roots, ...inside].join(', ')})${whole.slice(place)}`
}

/** Where the pseudo-element of a selector begins, or its end if there is none. One can only be in the last part. */
function elementAt(selector: string): number {
  const at = selector.search(/::[\w-]+/)
  return at === -1 ? selector.length : at
}
