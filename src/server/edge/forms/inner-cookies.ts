import { hostCookie } from '../../../kernel/calls/host-cookies.ts'

type Outer = { readonly protocol: string }

// A call to this server itself is injected without https, so cookies of this host have their plain names in it.

/** The cookies of the browser's request as the call gets them. */
export function innerCookies(outer: Outer, header: string): string {
  const prefix = hostCookie(outer, '')
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs.flatMap((pair) => (pair.startsWith(prefix) ? [pair.slice(prefix.length)] : [])).join('; ')
}

/** A cookie that the call set, as the browser gets it. */
export const outerCookie = (outer: Outer, cookie: string): string =>
  /;\s*httponly/i.test(cookie) ? hostCookie(outer, cookie) : cookie
