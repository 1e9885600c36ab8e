import type { CompiledLanding, Site, Theme } from '../../../contract/index.ts'
import { escapeHtml } from '../../../rules/escape-html.ts'
import type { Page } from '../../page/page.ts'

type Head = {
  readonly page: Page
  readonly landing: CompiledLanding
  readonly theme: Theme
  readonly site: Site
  readonly title: string
  readonly description: string
  readonly shareImage: string
}

/** The head's tags for browsers, search engines and messengers. */
export function headTags({ page, landing, theme, site, title, description, shareImage }: Head): string {
  const origin = `https://${site.hosts.own ?? site.hosts.mainSite}`
  const own = page.languages.find(({ code }) => code === page.locale.code)
  const canonical = `${origin}${own?.path ?? page.path}`
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`
  const fallback = page.languages.find(({ code }) => code === site.defaultLocale)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('theme-color', theme.colors.background),
    ...(landing.kind === 'system' || page.parameter !== null ? [meta('robots', 'noindex')] : []),
    `<link rel="canonical" href="${canonical}">`,
    ...page.languages.map(({ tag, path }) => `<link rel="alternate" hreflang="${tag}" href="${origin}${path}">`),
    ...(fallback ? [`<link rel="alternate" hreflang="x-default" href="${origin}${fallback.path}">`] : []),
    property('og:type', 'website'),
    property('og:site_name', site.brand.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', `${origin}${shareImage}`),
    property('og:locale', (own?.tag ?? page.locale.code).replace('-', '_')),
    meta('twitter:card', 'summary_large_image'),
  ].join('')
}
