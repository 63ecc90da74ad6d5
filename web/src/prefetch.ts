// Loads a screen that will probably be shown soon. Where screens come from is known to the registry, which provides this.

type Prefetch = (screen: 'table') => Promise<unknown>

let load: Prefetch = async () => undefined

/** Sets how screens are loaded. */
export function providePrefetch(how: Prefetch): void {
  load = how
}

/** Loads the table for a visitor about to go there. If that fails, the table reports it once it is shown. */
export function prefetchTable(): void {
  load('table').catch(() => undefined)
}
