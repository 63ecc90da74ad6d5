/** The first of a reader's languages that is one of ours. A tag may name a region, and `csb` (Kashubian) is not `cs`. */
export function firstKnown<L extends string>(
  tags: readonly string[],
  known: Readonly<Record<L, unknown>>,
): L | undefined {
  return tags.map(languageOf).find((code): code is L => Object.hasOwn(known, code))
}

/** The language of a tag, without region or script; empty if it is not a tag. */
function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag).language
  } catch {
    return ''
  }
}
