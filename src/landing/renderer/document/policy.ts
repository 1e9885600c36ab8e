import type { Page } from '../../page/page.ts'
import { sourcesOf, type ThirdPartyService } from './third-party-services.ts'

/** The page's content security policy: inline code of the build by its hashes, and the origins that records name. */
export function contentSecurityPolicy(
  { site, pixels }: Pick<Page, 'site' | 'pixels'>,
  { style, boot }: { readonly style: string; readonly boot: string },
  services: readonly ThirdPartyService[] = [],
) {
  const calls = Object.values(site.hosts.api).flatMap((base) => (base.startsWith('/') ? [] : [new URL(base).origin]))
  const apis = [...new Set(calls)]
  const scripts = [...(pixels?.scripts ?? []), ...(site.fingerprint ? [site.fingerprint.script] : [])]
  // Pixels send images and requests to their own origin.
  const origins = [...new Set(scripts.map((script) => new URL(script).origin))]
  return [
    "default-src 'none'",
    "font-src 'self'",
    // Workers come from the same places.
    [`script-src 'self' '${boot}'`, ...origins, ...sourcesOf(services, 'script-src')].join(' '),
    [`style-src '${style}'`, ...sourcesOf(services, 'style-src')].join(' '),
    ["img-src 'self' data:", ...origins].join(' '),
    ["connect-src 'self'", ...new Set([...apis, ...origins]), ...sourcesOf(services, 'connect-src')].join(' '),
    ...(services.length > 0 ? [['frame-src', ...sourcesOf(services, 'frame-src')].join(' ')] : []),
    formTargets(site),
    "base-uri 'none'",
    // Third-party scripts write markup and load further scripts: where a record or a setting adds some,
    // the policy can only restrict their origins.
    ...(origins.length + services.length > 0 ? [] : ["require-trusted-types-for 'script'", 'trusted-types powerplay']),
  ].join('; ')
}

/** A successful form redirects to the main site; browsers apply `form-action` to redirects too. */
export function formTargets({ hosts: { own, mainSite, redirectHosts } }: Pick<Page['site'], 'hosts'>): string {
  const others = [...new Set([mainSite, ...redirectHosts])].filter((host) => host !== own)
  const onward = others.map((host) => `https://${host}`)
  return ["form-action 'self'", ...onward].join(' ')
}
