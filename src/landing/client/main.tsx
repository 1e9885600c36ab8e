import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { whenIdle } from '../../ui/when-idle.ts'
import type { Page } from '../page/page.ts'
import { loadPage } from '../renderer/load-blocks.ts'
import { PageView } from '../renderer/PageView.tsx'
import { carryQueryInLinks, followLinks } from './follow-links.ts'
import { type Bridge, createBridge, JourneyBridge } from './journey.tsx'
import { listenToForms } from './listen.ts'
import { listenLater } from './listen-later.ts'

/** Hydrates the document; resolves when the page is interactive. */
export async function start(page: Page): Promise<void> {
  const first = await loadPage(page)
  const bridge = createBridge(page)
  listenToForms(bridge)
  carryQueryInLinks(page.site)
  // A dialog that was opened before the application was loaded.
  document.querySelector('dialog[open]')?.dispatchEvent(new Event('opened', { bubbles: true }))
  const show = await hydrate(
    <JourneyBridge bridge={bridge} page={page}>
      <PageView {...first} />
    </JourneyBridge>,
  )
  const turnTo = (other: Page) => {
    bridge.turnTo(other)
    onArrival(bridge)
  }
  // Loaded on demand: few visitors go on to another landing.
  followLinks(page.site.basePath, (here) =>
    import('./travel.tsx').then((late) => late.createTravel({ here, first, bridge, show, turnTo })),
  )
  onArrival(bridge)
  whenIdle(() => {
    import('./afterwards/afterwards.ts').then((late) => late.afterwards(page, bridge)).catch(() => undefined)
  })
}

/** Loaded on demand: only a query or a cookie can ask for something. */
function onArrival(bridge: Bridge): void {
  if (!location.search && !/(^|; )(signed_in|access_token|currency)=/.test(document.cookie)) return
  import('./on-arrival/on-arrival.ts').then((late) => late.onArrival(bridge)).catch(() => undefined)
}

/** Replaces what the document's root shows. */
type Show = (content: ReactNode) => void

function hydrate(content: ReactNode): Promise<Show> {
  const root = document.getElementById('root') as HTMLElement
  const listen = listenLater(root)
  return new Promise((resolve) => {
    const whenReady = (show: Show) => {
      listen()
      resolve(show)
    }
    startTransition(() => {
      hydrateRoot(root, <Application whenReady={whenReady}>{content}</Application>)
    })
  })
}

type ApplicationProps = { readonly whenReady: (show: Show) => void; readonly children: ReactNode }

function Application({ whenReady, children }: ApplicationProps) {
  const [content, show] = useState(children)
  useEffect(() => whenReady(show), [whenReady])
  return content
}
