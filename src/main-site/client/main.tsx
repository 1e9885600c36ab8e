import { startTransition, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadLate } from '../../ui/load-late.ts'
import type { SitePage } from '../page/page.ts'
import { createShown, type ShownPage } from '../page/shown-page.ts'
import { SiteView } from '../shell/SiteView.tsx'
import { followLinks } from './follow-links.ts'
import { readPage } from './read-page.ts'

start(readPage(document))

/** Hydrates the document in slices that let taps pass; the player's account and the router come when they are needed. */
function start(first: SitePage): void {
  const root = document.getElementById('root') as HTMLElement
  const shown = createShown(first)
  const whenReady = () => {
    root.dataset['ready'] = ''
    if (first.player) void loadAccount().then(({ openAccount }) => openAccount(shown))
  }
  followLinks(shown)
  startTransition(() => {
    hydrateRoot(root, <Application shown={shown} whenReady={whenReady} />)
  })
}

function loadAccount() {
  return loadLate(() => import('../player/account/open-account.ts'))
}

type ApplicationProps = { readonly shown: ShownPage; readonly whenReady: () => void }

function Application({ shown, whenReady }: ApplicationProps) {
  const { page, visitor, router } = useSyncExternalStore(shown.subscribe, shown.get, shown.atFirst)
  useEffect(whenReady, [whenReady])
  return (
    <>
      <SiteView page={page} visitor={visitor} />
      {router}
    </>
  )
}
