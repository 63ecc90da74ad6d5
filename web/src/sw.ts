// Caches the page of this build, so that it opens offline. Answers of the server (/api) are never cached.

// The compiler treats all files as parts of the page, but this one runs in a worker.
const worker = self as unknown as ServiceWorkerGlobalScope

/** Filled in by the build (build/worker.ts): the files every visit fetches anyway, and a name for this build. */
declare const BUILD: { name: string; start: string[] }

const PAGE = '/'
/** The prefix of our caches: others on this host are not ours to delete. */
const CACHES = 'tenback-'
const cacheName = CACHES + BUILD.name

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([PAGE, ...BUILD.start])))
  worker.skipWaiting()
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()))
})

async function dropOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The page reports what it fetched before this worker was active, such as its texts. */
worker.addEventListener('message', (event) => {
  const fetched: unknown = event.data?.fetched
  if (Array.isArray(fetched)) event.waitUntil(caches.open(cacheName).then((cache) => keep(cache, fetched.map(String))))
})

async function keep(cache: Cache, paths: string[]): Promise<void> {
  const missing: string[] = []
  for (const path of paths) if (!(await cache.match(path))) missing.push(path)
  await cache.addAll(missing)
}

/** Shows a notification for the page, where only a worker can. */
worker.addEventListener('message', (event) => {
  const { call } = event.data ?? {}
  if (!call || !(event.source instanceof WindowClient)) return
  const { title, path, ...options } = call
  event.waitUntil(worker.registration.showNotification(title, { ...options, data: { path, page: event.source.id } }))
})

/** A click on a notification leads to its table. */
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(bring(event.notification.data))
})

/** Focuses the window that sent the notification, or another with its path, or opens one. */
async function bring({ path, page }: { path: string; page: string }): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A client's URL is that of its first screen, whatever it shows now; so look for its id first.
  const there = windows.find(({ id }) => id === page) ?? windows.find(({ url }) => new URL(url).pathname === path)
  await (there ? there.focus() : worker.clients.openWindow(path))
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event))
  else if (BUILD.start.includes(url.pathname)) event.respondWith(fetch(request).catch(() => kept(url.pathname)))
})

/** The newest page, or the cached one if the server cannot be reached. */
async function page(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined)
  // A proxy without its server answers as well, but not with the page; nor does an overloaded server.
  const ours = answer && answer.status < 500 && answer.status !== 429
  return ours ? answer : ((await caches.match(PAGE)) ?? answer ?? Response.error())
}

/** Files with a hash in their name never change. What was used once is available offline. */
async function asset(event: FetchEvent): Promise<Response> {
  const { request } = event
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) event.waitUntil(put(request, answer.clone()))
  return answer
}

async function put(request: Request, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(request, answer)
  } catch {
    // The storage is full: this file will be missing offline.
  }
}

async function kept(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error()
}

export {}
