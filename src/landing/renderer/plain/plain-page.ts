import type { Site, Theme } from '../../../contract/index.ts'
import { escapeHtml } from '../../../rules/escape-html.ts'
import { formTargets } from '../document/policy.ts'
import { sceneOf } from '../document/scene.ts'

export type PlainTheme = Pick<Theme, 'id' | 'shape' | 'heading' | 'scene' | 'colors'>

/** What all plain pages of a site have in common. */
export type PlainFrame = {
  readonly site: Site
  readonly theme: PlainTheme
  readonly style: string
  /** The hash by which the policy names the style. */
  readonly styleHash: string
  readonly favicon: string
}

export type PlainPage = {
  readonly tag: string
  readonly code: string
  readonly title: string
  readonly demoMark: string
  /** As markup. */
  readonly body: string
  /** Where the page redirects after a few seconds: an address escaped for an attribute. */
  readonly movesTo?: string
  readonly hasForm?: boolean
  /** A script, and the hash by which the policy names it. It may ask this site for documents. */
  readonly script?: { readonly code: string; readonly hash: string }
}

/** Time to read the reason before the redirect. */
const secondsToRead = 5

/** A page that works without scripts. */
export function plainPage(frame: PlainFrame, page: PlainPage): string {
  const { theme, style, favicon } = frame
  const { tag, title, movesTo, script } = page
  const { classes, body } = plainBody(frame, page)
  return [
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyOf(frame, page))}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`,
    `<meta name="theme-color" content="${theme.colors.background}">`,
    movesTo ? `<meta http-equiv="refresh" content="${secondsToRead};url=${movesTo}">` : '',
    `<link rel="icon" href="${favicon}"><style>${style}</style></head>`,
    `<body class="${classes}">${body}${script ? `<script>${script.code}</script>` : ''}</body></html>`,
  ].join('')
}

function policyOf({ site, styleHash, favicon }: PlainFrame, { hasForm, script }: PlainPage): string {
  return [
    "default-src 'none'",
    ...(script ? [`script-src '${script.hash}'`, "connect-src 'self'"] : []),
    `style-src '${styleHash}'`,
    `img-src ${favicon.startsWith('data:') ? 'data:' : "'self'"}`,
    hasForm ? formTargets(site) : "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** The body of a plain page, and its classes. */
export function plainBody(
  { site, theme, favicon }: Pick<PlainFrame, 'site' | 'theme' | 'favicon'>,
  { code, demoMark, body }: PlainPage,
): { readonly classes: string; readonly body: string } {
  const classes = [`theme-${theme.id}`, `shape-${theme.shape}`, `heading-${theme.heading}`, `locale-${code}`]
  const parts = [
    `<div class="scene" aria-hidden="true">${sceneOf(theme.scene)}</div>`,
    '<header>',
    site.mode === 'demo' ? `<p class="demo-mark">${escapeHtml(demoMark)}</p>` : '',
    `<div class="top"><span class="brand"><img class="brand-logo" src="${favicon}" alt="">`,
    `${escapeHtml(site.brand.name)}</span></div></header>`,
    `<main class="plain">${body}</main>`,
  ]
  return { classes: classes.join(' '), body: parts.join('') }
}
