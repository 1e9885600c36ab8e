import { whenIdle } from '../../../ui/when-idle.ts'
import type { Page } from '../../page/page.ts'
import { draftName, readDraft } from '../../registration/draft.ts'
import type { Bridge } from '../journey.tsx'
import { keptInTab } from '../kept-in-tab.ts'
import { mayPrefetch } from '../untouched/may-prefetch.ts'
import { decorate } from '../untouched/untouched.ts'
import { keepOffline } from './keep-offline.ts'
import { linkedLandings, prefetchDocuments } from './prefetch.ts'

/** Work that waits until the page is interactive and the browser idle. A failure must not affect the page. */
export async function afterwards(page: Page, bridge: Bridge): Promise<void> {
  const { site } = page
  if (readDraft(keptInTab(draftName), page.slug))
    bridge.bring().then(({ registration }) => registration.resume(), ignore)
  onEachFurtherPage(bridge, decorate)

  const isEager = mayPrefetch(navigator)
  const linked = isEager ? linkedLandings(site.basePath) : []
  const isKept = await keepOffline(site.basePath, { visited: location.pathname, linked, withLateFiles: isEager })
  if (!isEager) return
  if (!isKept) await prefetchDocuments(linked)
  await bridge.prefetch()
}

/** Those to which the visitor goes on in the same document. */
function onEachFurtherPage(bridge: Bridge, work: (page: Page) => void): void {
  let shown = bridge.page()
  bridge.subscribe(() => {
    if (bridge.page() === shown) return
    shown = bridge.page()
    whenIdle(() => work(shown))
  })
}

const ignore = () => undefined
