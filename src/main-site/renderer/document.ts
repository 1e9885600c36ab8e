import { escapeHtml } from '../../rules/escape-html.ts'
import { firstScreen, hasFirstScreen } from '../page/first-screen.ts'
import type { SitePage } from '../page/page.ts'

type Document = {
  readonly page: SitePage
  readonly description: string
  /** The origin under which search engines know the site. */
  readonly origin: string
  readonly isIndexed: boolean
  /** What search engines are told besides. */
  readonly structured: object | undefined
  readonly policy: string
  readonly styles: readonly string[]
  /** The styles of what is below the first screen. */
  readonly later: readonly string[]
  readonly boot: string
  /** The address of the application. */
  readonly module: string
  readonly favicon: string
  readonly body: string
}

/** A page as a complete document, with its styles and with the data that the application hydrates it with. */
export function siteDocument(parts: Document): string {
  const { page, policy, styles, later, boot, module, body } = parts
  const { code } = page.locale
  const tag = page.languages.find((one) => one.code === code)?.tag ?? code
  return [
    `<!doctype html><html lang="${tag}" class="${page.theme}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    headOf(parts),
    hasFirstScreen(page.content) ? `<link rel="expect" href="#${firstScreen}" blocking="render">` : '',
    ...styles.map(asElement),
    `</head><body class="locale-${code}">`,
    `<div id="root" data-module="${module}">${body}</div>`,
    ...later.map(asElement),
    `<script type="application/json" id="page">${dataOf(page)}</script><script>${boot}</script></body></html>`,
  ].join('')
}

const asElement = (style: string) => `<style>${style}</style>`

function headOf({ page, description, origin, isIndexed, structured, favicon }: Document): string {
  const { title, path, languages, theme } = page
  const alternates = languages.map(
    ({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${origin}${href}">`,
  )
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="theme-color" content="${theme === 'dark' ? '#0e0a1f' : '#f5f3fc'}">`,
    `<meta name="color-scheme" content="${theme}">`,
    ...(isIndexed
      ? [`<link rel="canonical" href="${origin}${path}">`, ...alternates]
      : ['<meta name="robots" content="noindex">']),
    `<link rel="icon" href="${favicon}">`,
    ...(structured ? [`<script type="application/ld+json">${dataOf(structured)}</script>`] : []),
  ].join('')
}

/** No text can end the script. */
const dataOf = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
