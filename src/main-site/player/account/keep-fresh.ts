import type { Browser } from '../../../visitor/browser.ts'
import type { PlayerCallsOfSite } from '../../page/player-calls.ts'
import { keepAsking } from '../../parts/loading/keep-asking.ts'
import { ownPage } from '../../parts/loading/own-page.ts'

const changed = 'account-changed'

type Fresh = {
  readonly calls: Pick<PlayerCallsOfSite, 'read'>
  /** How many notices the page says are unread. */
  readonly unread: () => number | undefined
  readonly look: () => Promise<void>
}

/** The account is looked at again when another tab has changed it, and when something was told meanwhile. Returns how to stop. */
export function keepFresh({ calls, unread, look }: Fresh): () => void {
  const lookIfChanged = ({ key }: StorageEvent) => key === changed && void look()
  addEventListener('storage', lookIfChanged)
  const stopAsking = keepAsking(async () => {
    const known = unread()
    const notices = await calls.read('notices', { query: { limit: '1' } }, { isFresh: true })
    if (notices.kind === 'answer' && known !== undefined && notices.content.unread !== known) await look()
  }, ownPage)
  return () => {
    removeEventListener('storage', lookIfChanged)
    stopAsking()
  }
}

/** Other tabs look at the account, too. */
export const tellOtherTabs = ({ remember, now }: Pick<Browser, 'remember' | 'now'>): void =>
  remember(changed, String(now()))
