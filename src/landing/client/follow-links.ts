/** Follows links to other landings without leaving the document; all other links are left to the browser. */
export function followLinks(basePath: string, go: (href: string) => void): void {
  addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = (event.target as Element).closest('a')
    if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== location.origin) return
    if (!link.pathname.startsWith(basePath) || link.pathname === location.pathname) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
