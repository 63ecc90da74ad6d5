// What one tells others about a deal: a title, one sign per turn, and where to play it. No card is in it.

/** How many signs are in a line: short enough for a phone. */
const ACROSS = 10

/** Signs in lines. A sign may consist of several characters. */
export function signLines(signs: string): string[] {
  const all = signs.match(/\P{M}[\p{M}\u200d]*/gu) ?? []
  return Array.from({ length: Math.ceil(all.length / ACROSS) }, (_, line) =>
    all.slice(line * ACROSS, (line + 1) * ACROSS).join(''),
  )
}

/** The whole text. */
export function shareText(title: string, signs: string, link: string): string {
  return [title, ...signLines(signs), link].join('\n')
}
