// Lets the page open without a network, where browsers allow that: on this machine, and over HTTPS.

/** The first visit is not to wait for what only the next one needs. */
const AFTER = 2000

/** Keeps the page for times without a network, as far as it was used. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const begin = () => setTimeout(register, AFTER)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    // Browsers look for a newer worker when it suits them: one that keeps an older page is asked to be renewed now.
    if (registration.active) await registration.update()
    const worker = registration.installing ?? registration.waiting ?? registration.active
    await activated(worker)
    worker?.postMessage({ fetched: fetchedSoFar() })
  } catch (why) {
    // Private windows and strict settings forbid it: the page works all the same.
    console.info(why)
  }
}

/** Waits until a worker is in charge: what one keeps that is about to be replaced is deleted with it. */
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

/** The parts of the page that came before the worker could keep them. */
function fetchedSoFar(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return [...new Set(paths)].filter((path) => path.startsWith('/assets/'))
}
