import type { CookieToSet } from '../../../rules/cookie.ts'
import type { Submission } from './submission.ts'

/** Passes the cookies of the calls on as this server's, except those that the answer sets itself. */
export function passCookies(
  { request, reply, platform }: Pick<Submission, 'request' | 'reply' | 'platform'>,
  others: readonly CookieToSet[] = [],
): void {
  for (const cookie of platform.cookies()) {
    if (others.some(({ name }) => cookie.startsWith(`${name}=`))) continue
    const own = cookie.replace(/;\s*domain=[^;]*/i, '')
    const isBare = request.protocol === 'https' && !/;\s*secure/i.test(own)
    reply.header('set-cookie', isBare ? `${own}; Secure` : own)
  }
}
