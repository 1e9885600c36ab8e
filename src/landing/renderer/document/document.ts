import type { Theme } from '../../../contract/index.ts'
import { otherValue } from '../../../routing/pages.ts'
import { escapeHtml } from '../../../rules/escape-html.ts'
import type { Page, PageInCurrency } from '../../page/page.ts'

type Document = {
  readonly page: Page
  readonly theme: Theme
  readonly tag: string
  readonly head: string
  readonly policy: string
  readonly style: string
  readonly boot: string
  /** The addresses of the application's modules and of the page's data. */
  readonly modules: string
  /** The address of what a page has that nobody touches. */
  readonly untouched: string
  readonly data: string
  /** What differs from the data, if the page is shown in another currency. */
  readonly changes?: PageInCurrency | undefined
  readonly favicon: string
  readonly scene: string
  readonly sprite: string
  readonly body: string
}

/** A page as a complete document, with everything that the first view needs. */
export function htmlDocument(parts: Document): string {
  const { page, theme } = parts
  const classes = [
    `theme-${theme.id}`,
    `shape-${theme.shape}`,
    `heading-${theme.heading}`,
    `locale-${page.locale.code}`,
    ...(page.parameter === null ? [] : [parameterClass(page.parameter)]),
  ]
  return [
    `<!doctype html><html lang="${parts.tag}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(parts.policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    parts.head,
    `<link rel="icon" href="${parts.favicon}">`,
    `<style>${parts.style}</style></head>`,
    `<body class="${classes.join(' ')}"><div class="scene" aria-hidden="true">${parts.scene}</div>`,
    `<div id="root" data-modules="${parts.modules}" data-page="${parts.data}" data-untouched="${parts.untouched}"${changesOf(parts)}>${parts.body}</div>`,
    // The sprite comes last: texts and controls may be shown before icons.
    `<script>${parts.boot}</script>${parts.sprite}</body></html>`,
  ].join('')
}

function changesOf({ changes }: Document): string {
  return changes ? ` data-changes="${escapeHtml(JSON.stringify(changes))}"` : ''
}

/** Only values listed in records become class names. */
function parameterClass(value: string): string {
  return `parameter-${value === otherValue ? 'other' : value}`
}
