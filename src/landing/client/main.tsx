import { RouterProvider } from '@tanstack/react-router'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createLandingRouter } from '../../routing/landing-route.ts'
import type { Page } from '../page/page.ts'
import { Landing, type LoadedPage } from '../renderer/Landing.tsx'
import { loadBlocks } from '../renderer/load-blocks.ts'
import { followLinks } from './follow-links.ts'
import { type Bridge, createBridge, JourneyBridge } from './journey.tsx'
import { listenToForms } from './listen.ts'
import { whenIdle } from './when-idle.ts'

/** Hydrates the document; resolves when the page is interactive. */
export async function start(page: Page): Promise<void> {
  const first = await withComponents(page)
  const here = location.pathname
  const bridge = createBridge(page)
  const show = (loaded: LoadedPage) => {
    bridge.turnTo(loaded.page)
    onArrival(bridge)
    return loaded
  }
  const router = createLandingRouter({
    basePath: page.site.basePath,
    defaultLocale: page.site.defaultLocale,
    // Only the server resolves addresses to pages: a route table in the browser would grow with every landing.
    locate: (below) => ({ slug: below, locale: page.site.defaultLocale }),
    load: (path) => (path === here ? first : fetchOther(path, page).then(withComponents).then(show)),
    component: Landing,
  })
  router.ssr = { manifest: undefined }
  await router.load()
  listenToForms(bridge)
  // A dialog that was opened before the application was loaded.
  document.querySelector('dialog[open]')?.dispatchEvent(new Event('opened', { bubbles: true }))
  followLinks(page.site.basePath, (href) => router.history.push(href))
  const root = document.getElementById('root') as HTMLElement
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(root, <Application router={router} bridge={bridge} whenReady={resolve} />)
    })
  })
  onArrival(bridge)
  whenIdle(() => {
    import('./afterwards/afterwards.ts').then((late) => late.afterwards(page, bridge)).catch(() => undefined)
  })
}

/** Loaded on demand: only a query or a cookie can ask for something. */
function onArrival(bridge: Bridge): void {
  if (!location.search && !/(^|; )(signed_in|access_token|currency)=/.test(document.cookie)) return
  import('./on-arrival.ts').then((late) => late.onArrival(bridge)).catch(() => undefined)
}

/** Loaded on demand: few visitors go on to another landing. */
async function fetchOther(path: string, first: Page): Promise<Page> {
  const { fetchPage } = await import('./fetch-page.ts')
  return fetchPage(path, first)
}

type ApplicationProps = {
  readonly router: ReturnType<typeof createLandingRouter<LoadedPage>>
  readonly bridge: Bridge
  readonly whenReady: () => void
}

function Application({ router, bridge, whenReady }: ApplicationProps) {
  useEffect(whenReady, [whenReady])
  return (
    <JourneyBridge bridge={bridge}>
      <RouterProvider router={router} />
    </JourneyBridge>
  )
}

async function withComponents(page: Page): Promise<LoadedPage> {
  const blocks = [...page.blocks, ...(page.kit?.blocks ?? [])]
  return { page, components: await loadBlocks(blocks.map(({ type }) => type)) }
}
