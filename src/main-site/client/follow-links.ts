import { isPlainClick } from '../../ui/is-plain-click.ts'
import type { ShownPage } from '../page/shown-page.ts'
import { showGoing } from './show-going.ts'

/** Follows links to other sections, and the history, without leaving the document; leaves all others to the browser. */
export function followLinks(shown: ShownPage): void {
  const here = location.pathname
  let loading: Promise<(href: string) => void> | undefined
  const go = (href: string) => {
    showGoing(true)
    loading ??= import('./travel.tsx').then((late) => late.createTravel(here, shown))
    loading.then(
      (travel) => travel(href),
      () => location.assign(href),
    )
  }
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || !isPlainClick(event) || event.defaultPrevented || !isSection(link, shown)) return
    event.preventDefault()
    go(link.href)
  })
  // The browser may bring a document back as it was left.
  addEventListener('pageshow', () => showGoing(false))
  addEventListener('popstate', () => {
    if (!loading && location.pathname !== here) go(location.href)
  })
}

/** Other languages, themes and landings have documents of their own. */
function isSection({ origin, pathname, search, hreflang }: HTMLAnchorElement, shown: ShownPage): boolean {
  const { basePath } = shown.get().page.site
  return (
    origin === location.origin &&
    !pathname.startsWith(basePath) &&
    pathname !== location.pathname &&
    !search &&
    !hreflang
  )
}
