import { type Build, createKeeper, type Wish } from './keeper.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build. */
declare const __BUILD__: Build

const keeper = createKeeper(__BUILD__, { origin: location.origin, caches, fetch: (asked) => fetch(asked) })

self.addEventListener('install', (event) => event.waitUntil(takeOverWhenSafe()))
self.addEventListener('activate', (event) => event.waitUntil(keeper.sweep().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const answer = keeper.respond(event.request, (work) => event.waitUntil(work.catch(() => undefined)))
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  event.waitUntil(keeper.keep(event.data as Wish).catch(() => undefined))
})

/** Other open pages may still live on what the worker before this one keeps: then it waits until they are closed. */
async function takeOverWhenSafe(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!self.registration.active || open.length <= 1) await self.skipWaiting()
}
