// What this browser keeps for its reader. Where nothing may be kept, the page works all the same, until it is closed.

const fallback = new Map<string, string>()

/** Keeps a small text. */
export function remember(key: string, value: string): void {
  fallback.set(key, value)
  try {
    localStorage.setItem(`tenback-${key}`, value)
  } catch {
    // Storage is full or forbidden: the fallback has it.
  }
}

/** What was kept. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`tenback-${key}`) ?? fallback.get(key) ?? null
  } catch {
    return fallback.get(key) ?? null
  }
}
