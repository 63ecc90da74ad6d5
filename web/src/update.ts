// A page that was open while the program was updated: parts of it that were not fetched yet are gone.

/** Whether the server has another page by now: it no longer knows the script that runs here. Asked past what is kept. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404
}

/** Loads the page anew if a part of it is gone for good. The answer is whether: a network may only have kept it back. */
export async function renew(): Promise<boolean> {
  const outdated = await isOutdated()
  if (outdated) location.reload()
  return outdated
}
