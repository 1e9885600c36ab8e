import type { Page } from '../../page/page.ts'
import { type ForeignService, sourcesOf } from './foreign-services.ts'

/** What the browser may load and run on a page: what the build wrote, by its hashes, and what the record names. */
export function contentSecurityPolicy(
  { site, pixels }: Pick<Page, 'site' | 'pixels'>,
  { style, boot }: { readonly style: string; readonly boot: string },
  services: readonly ForeignService[] = [],
) {
  const calls = Object.values(site.hosts.api).flatMap((base) => (base.startsWith('/') ? [] : [new URL(base).origin]))
  const others = [...new Set(calls)]
  const scripts = [...(pixels?.scripts ?? []), ...(site.fingerprint ? [site.fingerprint.script] : [])]
  // Pixels report by pictures and calls to where they come from.
  const foreign = [...new Set(scripts.map((script) => new URL(script).origin))]
  // A form that succeeded is answered with the way to the main site: browsers ask whether it may lead there.
  const { arrival, mainSite, redirectHosts } = site.hosts
  const onward = arrival ? [] : [...new Set([mainSite, ...redirectHosts])].map((host) => `https://${host}`)
  return [
    "default-src 'none'",
    [`script-src 'self' '${boot}'`, ...foreign, ...sourcesOf(services, 'script-src')].join(' '),
    [`style-src '${style}'`, ...sourcesOf(services, 'style-src')].join(' '),
    ["img-src 'self' data:", ...foreign].join(' '),
    ["connect-src 'self'", ...new Set([...others, ...foreign]), ...sourcesOf(services, 'connect-src')].join(' '),
    ...(services.length > 0 ? [['frame-src', ...sourcesOf(services, 'frame-src')].join(' ')] : []),
    ["form-action 'self'", ...onward].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // Scripts of others write markup and load more scripts as they like: where a record or a setting brings some,
    // the browser can only be told where they may come from.
    ...(foreign.length + services.length > 0 ? [] : ["require-trusted-types-for 'script'", 'trusted-types powerplay']),
  ].join('; ')
}
