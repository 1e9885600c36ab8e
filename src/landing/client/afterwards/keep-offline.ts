import { ownScript } from '../../../ui/trusted.ts'
import type { Wish } from '../service-worker/keeper.ts'

/** Has this page, and others, kept for when there is no connection. False where nobody keeps anything. */
export async function keepOffline(basePath: string, wish: Omit<Wish, 'files'>): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(ownScript(`${basePath}sw.js`), { scope: basePath })
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ ...wish, files } satisfies Wish)
    return active !== null
  } catch {
    return false
  }
}
