import { useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadLate } from '../../ui/load-late.ts'
import type { SitePage } from '../page/page.ts'
import { createShown, type ShownPage } from '../page/shown-page.ts'
import { SiteView } from '../shell/SiteView.tsx'
import { followLinks } from './follow-links.ts'
import { readPage } from './read-page.ts'

start(readPage(document))

/** Hydrates the document; the player's account and the router come when they are needed. */
function start(first: SitePage): void {
  const root = document.getElementById('root') as HTMLElement
  const shown = createShown(first)
  hydrateRoot(root, <Application shown={shown} />)
  root.dataset['ready'] = ''
  followLinks(shown)
  if (first.player) void loadAccount().then(({ openAccount }) => openAccount(shown))
}

function loadAccount() {
  return loadLate(() => import('../player/account/open-account.ts'))
}

function Application({ shown }: { readonly shown: ShownPage }) {
  const { page, visitor, router } = useSyncExternalStore(shown.subscribe, shown.get, shown.get)
  return (
    <>
      <SiteView page={page} visitor={visitor} />
      {router}
    </>
  )
}
