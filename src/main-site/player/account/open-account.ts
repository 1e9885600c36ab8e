import { isAuthenticated } from '../../../rules/session/session-rules.ts'
import { createBrowser } from '../../../visitor/own-browser.ts'
import { createSessionKeeper } from '../../../visitor/session-keeper.ts'
import type { Player, PlayerActions, Visitor } from '../../page/player.ts'
import type { ShownPage } from '../../page/shown-page.ts'
import { keepFresh, tellOtherTabs } from './keep-fresh.ts'
import { loadPlayer } from './load-player.ts'
import { openCalls } from './open-calls.ts'
import { readPurse, writePurse } from './purse.ts'

/** Loads the account of the visitor who may be signed in, and shows it. */
export async function openAccount(shown: ShownPage): Promise<void> {
  const { page } = shown.get()
  const browser = createBrowser()
  const show = (visitor: Visitor) => shown.change({ visitor })
  const keeper = createSessionKeeper(browser, () => show({ kind: 'visitor' }))
  const calls = openCalls(page, { browser, keeper })
  let known: Omit<Player, 'purse'>
  let stopLooking = () => {}

  async function refresh(): Promise<void> {
    await look()
    tellOtherTabs(browser)
  }

  const act: PlayerActions = {
    calls,
    refresh,
    logOut: () => void logOut(),
    choosePurse(purse) {
      writePurse(browser, purse)
      showPlayer()
    },
  }

  async function logOut(): Promise<void> {
    stopLooking()
    await calls.ask('logout', {})
    keeper.end()
    forgetTyped()
    location.assign(page.home)
  }

  function showPlayer(): void {
    show({ kind: 'player', player: { ...known, purse: readPurse(browser) }, act })
  }

  /** What was shown stays while the calls fail. */
  async function look(): Promise<void> {
    const loaded = await loadPlayer(calls)
    if (loaded.kind === 'unavailable') addEventListener('online', () => void look(), { once: true })
    if (loaded.kind !== 'player') {
      if (loaded.kind !== 'unavailable' || shown.get().visitor.kind !== 'player') show(loaded)
      return
    }
    known = loaded.player
    showPlayer()
  }

  if (!isAuthenticated(keeper.tokens()) && !keeper.access()) return show({ kind: 'visitor' })
  await look()
  const unread = () => {
    const { visitor } = shown.get()
    return visitor.kind === 'player' ? visitor.player.unread : undefined
  }
  stopLooking = keepFresh({ calls, unread, look })
}

/** What this tab keeps of forms that were not sent belongs to the player who leaves. */
function forgetTyped(): void {
  try {
    sessionStorage.clear()
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}
