import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../contract/index.ts'
import { wellFormedUrl } from './edge/well-formed-url.ts'

/** What is said of every answer, whoever gives it; whoever gives it may be stricter. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  // Others learn from which site visitors come, never with which query: it holds the ids of campaigns.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The window in which visitors choose their Google account has to answer to the one that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** Pictures are public; the admin's thumbnails stand in a sandbox, and are nobody's origin. */
const usedBy = (type: string) => (type.startsWith('image/') ? 'cross-origin' : 'same-origin')

const belowAdmin = { 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin' }

/** What is no page shows, loads and runs nothing, also where a browser is made to open it as one. */
const ofFiles = "default-src 'none'; frame-ancestors 'none'"

/** Pages state in their documents what they may load and run, by the hashes of their build. */
const ofPages = "frame-ancestors 'none'"

/** The worker fetches what landings are made of. */
const ofWorker = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The admin's pages load and run nothing but their own files. */
const ofAdmin = (framedBy: "'none'" | "'self'") =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types powerplay default',
    `frame-ancestors ${framedBy}`,
  ].join('; ')

const year = 31_536_000

/** The one place that says with which headers answers leave. */
export function protectAnswers(app: FastifyInstance, { PUBLIC_URL = '' }: Pick<Settings, 'PUBLIC_URL'> = {}): void {
  const always = {
    ...everywhere,
    ...(PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': `max-age=${year}` }),
  }
  app.addHook('onSend', async (request, reply) => {
    const place = placeOf(request)
    if (isBelowAdmin(place)) reply.header('x-robots-tag', 'noindex')
    // The browser keeps what was said when it got the content.
    if (reply.statusCode === 304) return
    const type = String(reply.getHeader('content-type') ?? '')
    const said = {
      ...always,
      ...(isBelowAdmin(place) && belowAdmin),
      'cross-origin-resource-policy': usedBy(type),
      'content-security-policy': policyOf(place, type),
    }
    for (const [name, value] of Object.entries(said)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}

/** The same for answers to what was no request at all. */
export const headersWithoutRequest = { ...everywhere, 'content-security-policy': ofFiles }

/** Files are found by every spelling of their address. */
function placeOf({ url }: FastifyRequest): string {
  const [pathname = ''] = wellFormedUrl(url).split('?')
  return path.posix.normalize(decodeURIComponent(pathname))
}

const isBelowAdmin = (place: string) => /^\/+admin(\/|$)/.test(place)

function policyOf(place: string, type: string): string {
  if (!type.startsWith('text/html')) return place.endsWith('/sw.js') ? ofWorker : ofFiles
  if (!isBelowAdmin(place)) return ofPages
  return ofAdmin(place === '/admin/preview.html' ? "'self'" : "'none'")
}
