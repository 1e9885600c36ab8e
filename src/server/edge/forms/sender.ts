import { randomUUID } from 'node:crypto'
import { setCookies } from '../cookies.ts'
import { browserCookie } from './form-id.ts'
import type { Submission } from './submission.ts'

/** Who names a mailbox or a phone is told apart by them. One click names nobody: the browser has to. */
export function senderOf({ entered, request, asked }: Submission): string | undefined {
  if (entered.tab !== 'one-click') return request.ip
  // A browser without any cookie keeps none.
  return asked.cookies.get(browserCookie.name) ?? (asked.cookies.size === 0 ? randomUUID() : undefined)
}

/** The browser sends the same form once more, with a cookie by which a second click is known. */
export function sendAgain({ site, request, reply }: Submission): void {
  const { name, seconds } = browserCookie
  setCookies(request, reply, [{ name, value: randomUUID(), maxAge: seconds, path: site.site.basePath }])
  reply.code(307).header('location', request.url).header('cache-control', 'no-store').send()
}
