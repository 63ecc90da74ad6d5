// Lets the page open offline, where browsers allow it: on this machine and over HTTPS.

/** The first visit does not wait for what only the next one needs. */
const AFTER = 2000

/** Keeps the parts of the page that were used for offline visits. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const begin = () => setTimeout(register, AFTER)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    // Browsers update workers when they like; a worker of an older page should be updated now.
    if (registration.active) await registration.update()
    const worker = registration.installing ?? registration.waiting ?? registration.active
    await activated(worker)
    worker?.postMessage({ fetched: fetchedSoFar() })
  } catch (why) {
    // Forbidden in private windows or by strict settings: the page works without it.
    console.info(why)
  }
}

/** Waits until a worker is active: the cache of one that is about to be replaced would be deleted. */
function activated(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker && !['activated', 'redundant'].includes(worker.state)) return
      worker?.removeEventListener('statechange', look)
      resolve()
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}

/** The parts of the page that were fetched before the worker could cache them. */
function fetchedSoFar(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return [...new Set(paths)].filter((path) => path.startsWith('/assets/'))
}
