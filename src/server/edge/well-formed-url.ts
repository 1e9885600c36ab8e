/**
 * Escapes broken percent signs, so every router can decode the address; it names no page, but breaks nothing either.
 */
export function wellFormedUrl(url: string): string {
  const [pathname = '', ...query] = url.split('?')
  return isDecodable(pathname) ? url : [pathname.replaceAll('%', '%25'), ...query].join('?')
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
