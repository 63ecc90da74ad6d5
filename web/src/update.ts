// A page that was open while the program was updated: parts of it that were not loaded yet are gone.

/** Whether the server has another page by now: it no longer knows the script that runs here. Asked past all caches. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404
}

/** A page that is still outdated so soon after a reload would be so after the next one, too. In milliseconds. */
const SOON = 60_000
const KEY = 'tenback-reloaded'

/** Whether this window may reload the page now: not again and again if that does not help. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < SOON) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    // Without a memory nobody would know how often.
    return false
  }
}

/** Reloads the page if a part of it is gone for good. Returns whether: perhaps the network only failed to deliver it. */
export async function renew(): Promise<boolean> {
  const reload = (await isOutdated()) && mayReload()
  if (reload) location.reload()
  return reload
}
