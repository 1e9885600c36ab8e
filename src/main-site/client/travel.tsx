import { RouterProvider, useLoaderData } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { createSectionRouter } from '../../routing/section-route.ts'
import { addStyles } from '../page/add-styles.ts'
import type { SitePage } from '../page/page.ts'
import { pageIn } from '../page/page-in.ts'
import type { ShownPage } from '../page/shown-page.ts'
import { showGoing } from './show-going.ts'

type Arrived = { readonly page: SitePage; readonly shown: ShownPage }

/** Goes on to other sections in the same document: the router follows links and the history, Back included. */
export async function createTravel(here: string, shown: ShownPage): Promise<(href: string) => void> {
  const first = shown.get().page
  const router = createSectionRouter({
    site: { locales: first.languages, defaultLocale: first.site.defaultLocale },
    load: async (path): Promise<Arrived> => ({ page: path === here ? first : await fetchPage(path), shown }),
    component: Arrival,
  })
  await router.load()
  return async (href) => {
    const { pathname, hash } = new URL(href)
    if (href !== location.href) router.history.push(pathname + hash)
    if (shown.get().router) return
    await router.load()
    shown.change({ router: <RouterProvider router={router} /> })
  }
}

/** Leaves other documents, such as the 404 page, to the browser. */
async function fetchPage(path: string): Promise<SitePage> {
  const answer = await fetch(path, { headers: { accept: 'text/html' } }).catch(() => undefined)
  const found = answer?.ok ? pageIn(await answer.text()) : undefined
  if (found) {
    addStyles(found.styles)
    return found.page
  }
  location.assign(path)
  return new Promise<never>(() => {})
}

/** Turns the page around the router, which itself shows nothing. */
function Arrival() {
  const { page, shown }: Arrived = useLoaderData({ strict: false })
  useLayoutEffect(() => {
    showGoing(false)
    if (shown.get().page === page) return
    for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
    document.title = page.title
    shown.change({ page })
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [page, shown])
  return null
}
