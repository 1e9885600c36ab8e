import { whenIdle } from '../../../ui/when-idle.ts'
import type { Page } from '../../page/page.ts'
import { draftName, readDraft } from '../../registration/draft.ts'
import type { Bridge } from '../journey.tsx'
import { showFace } from './display-face.ts'
import { rememberFingerprint } from './fingerprint.ts'
import { keepOffline } from './keep-offline.ts'
import { pixelsOfBrowser } from './pixels.ts'
import { linkedLandings, mayPrefetch, prefetchDocuments } from './prefetch.ts'

/** Work that waits until the page is interactive and the browser idle. A failure must not affect the page. */
export async function afterwards(page: Page, bridge: Bridge): Promise<void> {
  const { site } = page
  if (readDraft(keptInTab(draftName), page.slug))
    bridge.bring().then(({ registration }) => registration.resume(), ignore)
  onEachPage(page, bridge, pixelsOfBrowser())
  if (site.fingerprint) rememberFingerprint(site.fingerprint).catch(ignore)

  const isEager = mayPrefetch(navigator as never)
  if (isEager) onEachPage(page, bridge, (shown) => void showFace(shown).catch(ignore))
  const linked = isEager ? linkedLandings(site.basePath) : []
  const isKept = await keepOffline(site.basePath, { visited: location.pathname, linked, withLateFiles: isEager })
  if (!isEager) return
  if (!isKept) await prefetchDocuments(linked)
  await bridge.prefetch()
}

/** Also on those to which the visitor goes on in the same document. */
function onEachPage(first: Page, bridge: Bridge, work: (page: Page) => void): void {
  let shown = first
  work(first)
  bridge.subscribe(() => {
    if (bridge.page() === shown) return
    shown = bridge.page()
    whenIdle(() => work(shown))
  })
}

function keptInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

const ignore = () => undefined
