import { addStyles } from '../../page/add-styles.ts'
import type { ShownLobby } from '../../page/casino.ts'
import { pageIn } from '../../page/page-in.ts'

/** Loads a lobby as its page shows it; undefined if it cannot be loaded. */
export async function loadLobby(address: string, signal?: AbortSignal): Promise<ShownLobby | undefined> {
  const asked = { headers: { accept: 'text/html' }, ...(signal && { signal }) }
  const answer = await fetch(address, asked).catch(() => undefined)
  const found = answer?.ok ? pageIn(await answer.text().catch(() => '')) : undefined
  if (found?.page.content.kind !== 'lobby') return undefined
  addStyles(found.styles)
  return found.page.content.lobby
}
