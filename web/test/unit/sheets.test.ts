import { equal, match, throws } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { sheet } from '../../build/sheets.ts'

/** A sheet without the white space that means nothing. */
const built = (code: string, folder = 'table', names = '') =>
  sheet(code, `/src/${folder}/some.css`, folder, names).replace(/\s+/g, ' ')

test('a sheet is one layer, and its rules only apply within its root', () => {
  equal(
    built('@scope (.table) { .bar { color: red } }'),
    '@layer table { .bar:where(.table, .table *) { color: red } }',
  )
})

test('the root itself, pseudo-elements, lists and several roots are confined as well', () => {
  match(built('@scope (.a) { & { x: y } }'), /:where\(\.a\):where\(\.a, \.a \*\) \{/)
  match(built('@scope (.a) { .b > input::placeholder { x: y } }'), /\.b > input:where\(\.a, \.a \*\)::placeholder \{/)
  match(built('@scope (.a) { :is(b, i):hover, u { x: y } }'), /:is\(b, i\):hover:where\([^)]*\), ?u:where\([^)]*\) \{/)
  match(built('@scope (.a, .b) { u { x: y } }'), /u:where\(\.a, \.b, \.a \*, \.b \*\) \{/)
})

test('rules within conditions are confined, rules within rules only once', () => {
  const code = '@scope (.a) { @media print { @container c (width > 1em) { .b { & .c { x: y } } } } }'
  equal(
    built(code),
    '@layer table { @media print { @container c (width > 1em) { .b:where(.a, .a *) { & .c { x: y } } } } }',
  )
})

test('breakpoints are known by name', () => {
  const names = '@custom-media --phone (max-width: 36rem); @custom-media --low (max-height: 9rem) and (hover: none);'
  const code = '@scope (.a) { @media (--phone) and (--low), print { .b { x: y } } }'
  match(built(code, 'table', names), /@media \(max-width: 36rem\) and \(max-height: 9rem\) and \(hover: none\), print/)
  throws(() => built('@scope (.a) { @media (--none) { .b { x: y } } }'), /no breakpoint is called --none/)
})

test('a rule that would reach other screens is an error, except in the frame', () => {
  throws(() => built('.b { x: y }'), /outside of @scope/)
  throws(() => built('@media print { .b { x: y } }'), /outside of @scope/)
  throws(() => built('@scope (.a) { .b { x: y } }', 'elsewhere'), /no layer yet/)
  equal(built('.b { x: y }', 'frame'), '@layer frame { .b { x: y } }')
  match(built('@keyframes k { from { x: y } }'), /@keyframes k/)
})

test('breakpoints used in scripts are among those of the sheets', () => {
  const names = readFileSync('src/frame/breakpoints.css', 'utf8')
  for (const file of ['src/table/wide.ts', 'src/home/tables.tsx']) {
    const [, condition = ''] = /matchMedia\('([^']+)'\)/.exec(readFileSync(file, 'utf8')) ?? []
    match(names, new RegExp(`@custom-media --\\w+ ${condition.replace(/[()]/g, '\\$&')};`), file)
  }
})
