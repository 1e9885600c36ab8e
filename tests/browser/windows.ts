import type { Browser, BrowserContextOptions } from 'playwright-core'
import { newAddress } from '../identities.ts'
import { open, type Visit } from './visit.ts'

const windows = 3

/**
 * Checks places in several pages at once. Returns each fault once with its places, so that the result stays readable for
 * a whole site. Motion is reduced for stable measurements.
 */
export async function inSeveralWindows<Item>(
  browser: Browser,
  options: BrowserContextOptions,
  places: ReadonlyMap<string, Item>,
  faultsAt: (page: Visit, item: Item) => Promise<readonly string[]>,
): Promise<string[]> {
  const faults = new Map<string, string[]>()
  const queue = places.entries()
  await Promise.all(
    Array.from({ length: Math.min(windows, places.size) }, async () => {
      const page = await open(browser, { ...options, reducedMotion: 'reduce' })
      await page.addInitScript(hurry)
      for (const [place, item] of queue) {
        // Every place is a first visit: a language cookie would redirect, and an address is only answered so many times.
        await page.context().clearCookies()
        await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
        const found = await faultsAt(page, item).catch((error) => [`could not be checked: ${error}`])
        const said = page.complaints.splice(0).map((complaint) => complaint.replace(/^\S+: /, 'says: '))
        for (const fault of new Set([...found, ...said])) faults.set(fault, [...(faults.get(fault) ?? []), place])
      }
      await page.context().close()
    }),
  )
  return [...faults].map(([fault, where]) => `${fault} (${where.length}: ${where.slice(0, 3).join(', ')})`).sort()
}

/** Loads the application at once, as a first gesture does. */
function hurry(): void {
  addEventListener('DOMContentLoaded', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))
}
