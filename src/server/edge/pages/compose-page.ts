import { createHash } from 'node:crypto'
import type { ReplyData } from '../../../landing/renderer/form-reply.tsx'
import type { BuiltPage } from './built-page.ts'

/**
 * Shows an open dialog as a modal without JavaScript; its links close it and open others.
 * Google sign-in needs the application, which this page does not load even if scripts are enabled.
 */
const style = [
  '.dialog[open]{position:fixed;inset:0;z-index:7;overflow:auto;box-shadow:0 0 0 100vmax #000b}',
  'body:has(#content:target,.dialog:not([open]):target) .dialog[open]{display:none}',
  '.dialog-form .button-google{display:none}',
].join('')

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** The page with a dialog that otherwise the application renders, if asked for, for visitors without JavaScript. */
export function withDialog({ html, page, renderDialog }: BuiltPage, name: string | null): string {
  const dialog = !name || page.dialog.name === name ? undefined : renderDialog(name)
  return dialog ? beforeEnd(html, `<noscript>${dialog}</noscript>`) : html
}

/** The page with its form open and filled in. The application is removed: it could not hydrate the changed document. */
export function showForm(built: BuiltPage, name: string, reply: ReplyData): string {
  return putDialog(built, name, reply)
    .replace(/<script>.*?<\/script>/s, '')
    .replace("style-src '", `style-src '${styleHash}' '`)
    .replace('</head>', `<style>${style}</style></head>`)
}

/** Replaces the dialog if the document contains it, otherwise appends it. */
function putDialog({ html, renderDialog }: BuiltPage, name: string, reply: ReplyData): string {
  const [former = '', dialog = ''] = [renderDialog(name), renderDialog(name, reply)]
  return html.includes(former) ? html.replace(former, () => dialog) : beforeEnd(html, dialog)
}

function beforeEnd(html: string, markup: string): string {
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + markup + html.slice(end)
}
