import { RouterProvider } from '@tanstack/react-router'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Landing, type LoadedPage } from '../renderer/Landing.tsx'
import { loadBlocks } from '../renderer/load-blocks.ts'
import { createLandingRouter } from '../routing/landing-route.ts'
import type { Page } from '../ui/page.ts'
import { fetchPage } from './fetch-page.ts'
import { followLinks } from './follow-links.ts'

/** Puts the application under the document that is already there; done when the page answers. */
export async function start(page: Page): Promise<void> {
  const first = await withComponents(page)
  const here = location.pathname
  const router = createLandingRouter({
    basePath: page.site.basePath,
    defaultLocale: page.site.defaultLocale,
    // Which page answers an address is the server's knowledge: the visitor's copy would grow with every landing.
    locate: (below) => ({ slug: below, locale: page.site.defaultLocale }),
    load: (path) => (path === here ? first : fetchPage(path).then(withComponents)),
    component: Landing,
  })
  router.ssr = { manifest: undefined }
  await router.load()
  followLinks(page.site.basePath, (href) => router.history.push(href))
  const root = document.getElementById('root') as HTMLElement
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(root, <Application router={router} whenReady={resolve} />)
    })
  })
}

type ApplicationProps = {
  readonly router: ReturnType<typeof createLandingRouter<LoadedPage>>
  readonly whenReady: () => void
}

function Application({ router, whenReady }: ApplicationProps) {
  useEffect(whenReady, [whenReady])
  return <RouterProvider router={router} />
}

async function withComponents(page: Page): Promise<LoadedPage> {
  const blocks = [...page.blocks, ...(page.kit?.blocks ?? [])]
  return { page, components: await loadBlocks(blocks.map(({ type }) => type)) }
}
