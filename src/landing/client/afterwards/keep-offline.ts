import { ownScript } from '../../../ui/trusted.ts'
import type { PrecacheRequest } from '../service-worker/keeper.ts'

/** Asks the service worker to cache documents for offline use. Returns false if there is no active worker. */
export async function keepOffline(basePath: string, request: Omit<PrecacheRequest, 'files'>): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(ownScript(`${basePath}sw.js`), { scope: basePath })
    // That of a new build takes over as soon as no other page is open.
    const { active, waiting, installing } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    for (const worker of [active, waiting, installing])
      worker?.postMessage({ ...request, files } satisfies PrecacheRequest)
    return active !== null
  } catch {
    return false
  }
}
