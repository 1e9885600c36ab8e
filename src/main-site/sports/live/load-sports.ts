import { pageIn } from '../../page/page-in.ts'
import type { ShownSports } from '../../page/sports.ts'

/** Loads a page of the sportsbook as it is now; undefined if it cannot be loaded. */
export async function loadSports(address: string): Promise<ShownSports | undefined> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined)
  const found = answer?.ok ? pageIn(await answer.text().catch(() => '')) : undefined
  return found?.page.content.kind === 'sports' ? found.page.content.sports : undefined
}
