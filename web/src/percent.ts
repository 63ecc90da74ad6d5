import { language } from './words.ts'

/** A share in percent. */
export function percent(share: number): string {
  const text = new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(share)
  return text.replace('-', '−')
}
