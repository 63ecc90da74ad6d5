// A page that was open while the program was updated: parts of it that were not fetched yet are gone.

/** Whether the server has another page by now: it no longer knows the script that runs here. Asked past what is kept. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(import.meta.url, { method: 'HEAD' }).catch(() => undefined)
  return answer?.status === 404
}

/** Loads the page anew when a part of it is gone for good. A part that only the network kept back can be tried again. */
export function followUpdates(): void {
  addEventListener('vite:preloadError', async () => {
    if (await isOutdated()) location.reload()
  })
}
