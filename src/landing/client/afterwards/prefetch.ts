const mostLandings = 4

/** The landings that this page links to, without its own translations. */
export function linkedLandings(basePath: string): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([lang])')]
  const paths = links
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(basePath))
    .map(({ pathname }) => pathname)
  return [...new Set(paths)].filter((path) => path !== location.pathname).slice(0, mostLandings)
}

/** For browsers without a service worker: the HTTP cache keeps documents for a minute. */
export async function prefetchDocuments(paths: readonly string[]): Promise<void> {
  const options = { headers: { accept: 'text/html' }, priority: 'low' } as const
  await Promise.allSettled(paths.map((path) => fetch(path, options)))
}
