// Small values kept in the browser. Without storage they last until the page is closed.

const fallback = new Map<string, string>()

/** Stores a small text. */
export function remember(key: string, value: string): void {
  fallback.set(key, value)
  try {
    localStorage.setItem(`tenback-${key}`, value)
  } catch {
    // Storage is full or forbidden: the fallback keeps it.
  }
}

/** A stored text. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`tenback-${key}`) ?? fallback.get(key) ?? null
  } catch {
    return fallback.get(key) ?? null
  }
}
