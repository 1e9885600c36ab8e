import { createHash } from 'node:crypto'
import type { Told } from '../../../landing/renderer/form-reply.tsx'
import type { BuiltPage } from '../built-page.ts'

/**
 * An open dialog without the script that lifts it above the page; its links close it, and open others.
 * Signing in with Google is the application's work, which is left out here also where scripts run.
 */
const style = [
  '.dialog[open]{position:fixed;inset:0;z-index:7;overflow:auto;box-shadow:0 0 0 100vmax #000b}',
  'body:has(#content:target,.dialog:not([open]):target) .dialog[open]{display:none}',
  '.dialog-form .button-google{display:none}',
].join('')

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** The page with one of the dialogs that the application would bring: for those to whom it never comes. */
export function withDialog({ html, page, renderDialog }: BuiltPage, name: string): string | undefined {
  const dialog = page.dialog.name === name ? undefined : renderDialog(name)
  return dialog && beforeEnd(html, `<noscript>${dialog}</noscript>`)
}

/** The page with its form open and filled. The application would find another page than it expects, and is left out. */
export function showForm(built: BuiltPage, name: string, told: Told): string {
  return putDialog(built, name, told)
    .replace(/<script>.*?<\/script>/s, '')
    .replace("style-src '", `style-src '${styleHash}' '`)
    .replace('</head>', `<style>${style}</style></head>`)
}

/** In its place, where the document has it. */
function putDialog({ html, renderDialog }: BuiltPage, name: string, told: Told): string {
  const [former = '', dialog = ''] = [renderDialog(name), renderDialog(name, told)]
  return html.includes(former) ? html.replace(former, () => dialog) : beforeEnd(html, dialog)
}

function beforeEnd(html: string, markup: string): string {
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + markup + html.slice(end)
}
