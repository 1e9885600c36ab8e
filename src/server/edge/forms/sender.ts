import { randomUUID } from 'node:crypto'
import { setCookies } from '../cookies.ts'
import { redirect } from '../redirect.ts'
import { browserCookie } from './form-id.ts'
import type { Submission } from './submission.ts'

/** E-mail and phone distinguish registrations by themselves. A one-click registration needs the browser's cookie. */
export function senderOf({ entered, request, asked }: Submission): string | undefined {
  if (entered.tab !== 'one-click') return request.ip
  // A browser that sends no cookies at all does not accept any.
  return asked.cookies.get(browserCookie.name) ?? (asked.cookies.size === 0 ? randomUUID() : undefined)
}

/** Sets the cookie that identifies a second click, and has the browser send the same form again. */
export function sendAgain({ site, request, reply }: Submission): void {
  const { name, seconds } = browserCookie
  setCookies(request, reply, [{ name, value: randomUUID(), maxAge: seconds, path: site.site.basePath }])
  redirect(reply, site, request.url, 307)
}
