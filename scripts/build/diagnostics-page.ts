import { createHash } from 'node:crypto'
import { diagnosticCatalogue } from '../../src/contract/index.ts'
import { escapeHtml } from '../../src/rules/escape-html.ts'

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1b1b1f; background: #fff }
  section { border-top: 1px solid #d8d8de; padding-block: 0.5rem }
  h2 { font-size: 1.1rem } small { font-weight: 400; color: #5b5b66 } p { margin: 0.25rem 0 }
`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src data:; base-uri 'none'; form-action 'none'`

/** The catalogue of all diagnostics as one page. */
export function diagnosticsPage(): string {
  const entries = Object.entries(diagnosticCatalogue).sort(([a], [b]) => (a < b ? -1 : 1))
  const sections = entries.map(([code, { severity, what, why, fix }]) => {
    const lines = [
      `<p><strong>${escapeHtml(what)}</strong></p>`,
      `<p>${escapeHtml(why)}</p>`,
      `<p>What to do: ${escapeHtml(fix)}</p>`,
    ]
    return `<section id="${code}"><h2><code>${code}</code> <small>${severity}</small></h2>${lines.join('')}</section>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Diagnostics</title>
<style>${style}</style>
<h1>Diagnostics</h1>
<p>${entries.length} codes. They are permanent: <code>npm run check -- --explain CODE</code> prints the same.</p>
${sections.join('\n')}
</html>
`
}
