import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies, CookieToSet } from '../../rules/cookie.ts'

/**
 * The cookies of a request; of several with the same name the first counts, as browsers sort the most specific first.
 */
export function readCookies({ headers }: Pick<FastifyRequest, 'headers'>): Cookies {
  const cookies = new Map<string, string>()
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [start = '', ...rest] = pair.split('=')
    const name = start.trim()
    if (name && rest.length > 0 && !cookies.has(name)) cookies.set(name, decode(unquoted(rest.join('=').trim())))
  }
  return cookies
}

const unquoted = (text: string) => text.replace(/^"/, '').replace(/"$/, '')

/** Sets cookies by header, because browsers limit the lifetime of cookies set by scripts. */
export function setCookies(request: FastifyRequest, reply: FastifyReply, toSet: readonly CookieToSet[]): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  for (const { name, value, maxAge, path } of toSet) {
    const pair = `${name}=${encodeURIComponent(value)}`
    reply.header('set-cookie', `${pair}; Max-Age=${maxAge}; Path=${path}; SameSite=Lax${secure}`)
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
