import { createHash } from 'node:crypto'
import { escapeHtml } from '../../src/rules/escape-html.ts'

/** Keeps the query, as the server does. */
const script = "location.replace(document.querySelector('a').href + location.search + location.hash)"

const policy = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; base-uri 'none'; form-action 'none'`

/** Stands at a former address where a CDN serves the files alone. */
export function movedPage(locale: string, to: string): string {
  const address = escapeHtml(to)
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<link rel="canonical" href="${address}">
<title>→</title>
<a href="${address}">→</a>
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0;url=${address}"></noscript>
</html>
`
}
