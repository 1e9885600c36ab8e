import { RouterProvider, useLoaderData } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect } from 'react'
import { createLandingRouter } from '../../routing/landing-route.ts'
import type { Page } from '../page/page.ts'
import { type LoadedPage, loadPage } from '../renderer/load-blocks.ts'
import { PageView } from '../renderer/PageView.tsx'
import { fetchPage } from './fetch-page.ts'
import type { Go } from './follow-links.ts'
import { type Bridge, JourneyBridge } from './journey.tsx'
import { type Surroundings, surroundingsOf, surroundWith } from './surroundings.ts'

type Parts = {
  /** The path of the document's page. */
  readonly here: string
  /** The page of the document. */
  readonly first: LoadedPage
  readonly bridge: Bridge
  /** Replaces what the document's root shows. */
  readonly show: (content: ReactNode) => void
  readonly turnTo: (page: Page) => void
}

type Place = Pick<Parts, 'bridge' | 'turnTo'> & { readonly loaded: LoadedPage; readonly surroundings: Surroundings }

/** Goes on to other landings in the same document: the router follows links and the history, Back included. */
export async function createTravel({ here, first, bridge, show, turnTo }: Parts): Promise<Go> {
  const { site } = first.page
  const start = { loaded: first, surroundings: surroundingsOf(document) }

  async function load(path: string): Promise<Place> {
    if (path === here) return { ...start, bridge, turnTo }
    const { page, surroundings } = await fetchPage(path, first.page)
    return { loaded: await loadPage(page), surroundings, bridge, turnTo }
  }

  const router = createLandingRouter({
    basePath: site.basePath,
    defaultLocale: site.defaultLocale,
    // Only the server resolves addresses to pages: a route table in the browser would grow with every landing.
    locate: (below) => ({ slug: below, locale: site.defaultLocale }),
    load,
    component: Shown,
  })
  await router.load()
  // The router remembers the position of what has been scrolled since it started.
  document.dispatchEvent(new Event('scroll'))
  let isShown = false
  return async (href) => {
    if (href !== location.href) router.history.push(href)
    if (isShown) return
    await router.load()
    isShown = true
    show(<RouterProvider router={router} />)
  }
}

function Shown() {
  const { loaded, surroundings, bridge, turnTo }: Place = useLoaderData({ strict: false })
  const { page } = loaded
  useLayoutEffect(() => {
    if (bridge.page() === page) return
    surroundWith(surroundings)
    turnTo(page)
  }, [page, surroundings, bridge, turnTo])
  return (
    <JourneyBridge bridge={bridge} page={page}>
      <PageView {...loaded} />
    </JourneyBridge>
  )
}
