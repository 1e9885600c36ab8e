import type { Site } from '../../contract/index.ts'

/** What the browser may load and run on a page: what the build wrote, by its hashes, and nothing else. */
export function contentSecurityPolicy(site: Site, { style, boot }: { readonly style: string; readonly boot: string }) {
  const calls = Object.values(site.hosts.api).flatMap((base) => (base.startsWith('/') ? [] : [new URL(base).origin]))
  const others = [...new Set(calls)]
  return [
    "default-src 'none'",
    `script-src 'self' '${boot}'`,
    `style-src '${style}'`,
    "img-src 'self' data:",
    ["connect-src 'self'", ...others].join(' '),
    ["form-action 'self'", ...others].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
  ].join('; ')
}
