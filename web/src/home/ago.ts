import type { Language } from '../wire.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was, such as “3 minutes ago”; nothing for what is just now. */
export function ago(then: number, now: number, language: Language): string | undefined {
  const [unit, length] = units.find(([, length]) => now - then >= length) ?? []
  if (unit === undefined) return undefined
  const passed = Math.floor((now - then) / length)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-passed, unit)
}
