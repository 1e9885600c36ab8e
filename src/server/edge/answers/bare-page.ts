import { escapeHtml } from '../../../rules/escape-html.ts'
import type { Edge } from '../edge.ts'

const words = {
  'ui.status.error-failed': 'An error occurred while showing the error page',
  'ui.status.not-found': 'This page could not be found',
  'ui.status.home': 'To the start page',
}

/** Depends on no file and no style, so it works whatever else fails. */
export function barePage({ say }: Edge, locale: string, home: string, heading: keyof typeof words): string {
  const sayOrFallback = (id: keyof typeof words) => {
    const text = say(id, locale)
    return escapeHtml(text === id ? words[id] : text)
  }
  const message = sayOrFallback(heading)
  const link = sayOrFallback('ui.status.home')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${message}</title></head>
<body><h1>${message}</h1><p><a href="${home}">${link}</a></p></body></html>`
}
