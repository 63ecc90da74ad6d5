// For pages that were open during an update of the program: parts that were not loaded yet are gone.

/** Whether the server has a newer page: it no longer has the script that runs here. Bypasses caches. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404
}

/** A page that is still outdated this many milliseconds after a reload would be outdated after the next one, too. */
const SOON = 60_000
const KEY = 'tenback-reloaded'

/** Whether to reload now: not again and again if that does not help. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < SOON) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    // Without storage, a loop could not be noticed.
    return false
  }
}

/** Reloads the page if it is outdated. Returns whether it does; otherwise a missing part is only the network's fault. */
export async function renew(): Promise<boolean> {
  const reload = (await isOutdated()) && mayReload()
  if (reload) location.reload()
  return reload
}
