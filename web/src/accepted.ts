/** The first of a reader's languages that we support. Tags may name a region, and `csb` (Kashubian) is not `cs`. */
export function firstKnown<L extends string>(
  tags: readonly string[],
  known: Readonly<Record<L, unknown>>,
): L | undefined {
  return tags.map(languageOf).find((code): code is L => Object.hasOwn(known, code))
}

/** The language of a tag without region and script; empty if the tag is invalid. */
function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag).language
  } catch {
    return ''
  }
}
