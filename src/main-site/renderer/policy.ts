import type { SitePage } from '../page/page.ts'

type Hashes = { readonly styles: readonly string[]; readonly boot: string }

const searched: readonly SitePage['content']['kind'][] = ['sports', 'lobby', 'articles']

/** What a page may load and run: this server's files, its inline code by hash, and the calls of the records. */
export function sitePolicy({ site, content }: Pick<SitePage, 'site' | 'content'>, { styles, boot }: Hashes): string {
  const apis = Object.values(site.api).flatMap((base) => (base.startsWith('/') ? [] : [new URL(base).origin]))
  return [
    "default-src 'none'",
    `script-src 'self' '${boot}'`,
    ['style-src', ...styles.map((hash) => `'${hash}'`)].join(' '),
    // The scenes of the first screen come with the document.
    "img-src 'self' data:",
    ["connect-src 'self'", ...new Set(apis)].join(' '),
    // Searching works without JavaScript.
    `form-action ${searched.includes(content.kind) ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
