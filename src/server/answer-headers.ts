import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../contract/index.ts'
import { wellFormedUrl } from './edge/well-formed-url.ts'

/** Headers of all responses; a route may set stricter ones. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  // Other sites learn our origin only: queries contain campaign ids.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Google's sign-in window must be able to reach its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** Images are public; the admin's thumbnails are sandboxed and have an opaque origin. */
const usedBy = (type: string) => (type.startsWith('image/') ? 'cross-origin' : 'same-origin')

const belowAdmin = { 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin' }

/** Files that are not pages must not show, load or run anything, even if opened as one. */
const ofFiles = "default-src 'none'; frame-ancestors 'none'"

/** Pages state in their documents what they may load and run, by hash. */
const ofPages = "frame-ancestors 'none'"

/** The service worker fetches the files of landings. */
const ofWorker = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The admin's pages load and run only their own files. */
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

/** The only place that sets security headers. */
export function addSecurityHeaders(app: FastifyInstance, { PUBLIC_URL = '' }: Pick<Settings, 'PUBLIC_URL'> = {}): void {
  const always = {
    ...everywhere,
    ...(PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': `max-age=${year}` }),
  }
  app.addHook('onSend', async (request, reply) => {
    const path = pathOf(request)
    if (isBelowAdmin(path)) reply.header('x-robots-tag', 'noindex')
    // For 304 the browser keeps the headers of the cached response.
    if (reply.statusCode === 304) return
    const type = String(reply.getHeader('content-type') ?? '')
    const said = {
      ...always,
      ...(isBelowAdmin(path) && belowAdmin),
      'cross-origin-resource-policy': usedBy(type),
      'content-security-policy': policyOf(path, type),
    }
    for (const [name, value] of Object.entries(said)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}

/** For responses to malformed requests. */
export const headersWithoutRequest = { ...everywhere, 'content-security-policy': ofFiles }

/** Files are served under every spelling of their address. */
function pathOf({ url }: FastifyRequest): string {
  const [pathname = ''] = wellFormedUrl(url).split('?')
  return path.posix.normalize(decodeURIComponent(pathname))
}

const isBelowAdmin = (path: string) => /^\/+admin(\/|$)/.test(path)

function policyOf(path: string, type: string): string {
  if (!type.startsWith('text/html')) return path.endsWith('/sw.js') ? ofWorker : ofFiles
  if (!isBelowAdmin(path)) return ofPages
  return ofAdmin(path === '/admin/preview.html' ? "'self'" : "'none'")
}
