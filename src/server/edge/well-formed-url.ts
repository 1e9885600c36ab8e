/**
 * Escapes broken percent signs, so every router can decode the address, and backslashes, which browsers never send and
 * read as slashes. Such an address names no page, but breaks nothing either.
 */
export function wellFormedUrl(url: string): string {
  const [pathname = '', ...query] = url.split('?')
  const decodable = isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25')
  return [decodable.replaceAll('\\', '%5C'), ...query].join('?')
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
