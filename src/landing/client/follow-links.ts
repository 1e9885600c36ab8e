import { carryQuery } from '../../rules/addresses/carry-query.ts'
import { isPlainClick } from '../../ui/is-plain-click.ts'
import type { Page } from '../page/page.ts'

/** Links to other pages carry the visitor's query, however they are opened. */
export function carryQueryInLinks({ basePath, hosts }: Page['site']): void {
  for (const kind of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(
      kind,
      ({ target }) => {
        const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]')
        if (!link || !location.search || link.pathname === location.pathname) return
        if (!/^https?:$/.test(link.protocol)) return
        const { origin, search } = location
        link.href = carryQuery(link.href, { origin, basePath, hosts, query: new URLSearchParams(search) })
      },
      true,
    )
  }
}

/** Goes to an address of another landing. */
export type Go = (href: string) => void

/** Follows links to other landings, and the history, without leaving the document; leaves all other links to the browser. */
export function followLinks(basePath: string, load: (here: string) => Promise<Go>): void {
  const here = location.pathname
  let loading: Promise<Go> | undefined
  const go: Go = (href) => {
    loading ??= load(here)
    loading.then(
      (travel) => travel(href),
      () => location.assign(href),
    )
  }

  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || !isPlainClick(event) || event.defaultPrevented || link.target || link.origin !== location.origin)
      return
    if (!link.pathname.startsWith(basePath) || link.pathname === location.pathname) return
    event.preventDefault()
    go(link.href)
  })
  // After a reload, the history still contains landings that were visited in the former document.
  addEventListener('popstate', () => {
    if (!loading && location.pathname !== here) go(location.href)
  })
}
