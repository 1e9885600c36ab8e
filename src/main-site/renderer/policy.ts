import type { SitePage } from '../page/page.ts'

type Hashes = { readonly style: string; readonly boot: string }

/** What a page may load and run: this server's files, its inline code by hash, and the calls of the records. */
export function sitePolicy({ site }: Pick<SitePage, 'site'>, { style, boot }: Hashes): string {
  const apis = Object.values(site.api).flatMap((base) => (base.startsWith('/') ? [] : [new URL(base).origin]))
  return [
    "default-src 'none'",
    `script-src 'self' '${boot}'`,
    `style-src '${style}'`,
    "img-src 'self'",
    ["connect-src 'self'", ...new Set(apis)].join(' '),
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
