import { type Build, createKeeper, type PrecacheRequest } from './keeper.ts'

declare const self: ServiceWorkerGlobalScope
/** Replaced by the build. */
declare const __BUILD__: Build

const keeper = createKeeper(__BUILD__, { origin: location.origin, caches, fetch: (asked) => fetch(asked) })

self.addEventListener('install', (event) => event.waitUntil(takeOverWhenSafe()))
self.addEventListener('activate', (event) => event.waitUntil(keeper.sweep().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const answer = keeper.respond(event.request, (work) => event.waitUntil(work.catch(() => undefined)))
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  const kept = keeper.keep(event.data as PrecacheRequest).catch(() => undefined)
  // It may have waited for a page that has gone since, such as the one before this.
  event.waitUntil(kept.then(takeOverWhenSafe))
})

/** Waits while other open pages may still use the caches of the previous worker. */
async function takeOverWhenSafe(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!self.registration.active || open.length <= 1) await self.skipWaiting()
}
