import { createHash } from 'node:crypto'
import { findDialog, findForm } from './form-markup.ts'
import { type Reply, refill } from './refill.ts'

/** What the build has made of a landing in a language. */
export type BuiltPage = {
  readonly html: string
  /** The dialogs that the application would bring. */
  readonly otherDialogs: () => Promise<string>
}

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
export async function withDialog({ html, otherDialogs }: BuiltPage, name: string): Promise<string | undefined> {
  const dialog = findForm(html, name) ? undefined : findDialog(await otherDialogs(), name)
  return dialog && beforeEnd(html, `<noscript>${dialog}</noscript>`)
}

/** The page on which a form stands: its own, or with the dialog brought in. */
export async function pageOfForm({ html, otherDialogs }: BuiltPage, name: string): Promise<string | undefined> {
  if (findForm(html, name)) return html
  const dialog = findDialog(await otherDialogs(), name)
  return dialog && beforeEnd(html, dialog)
}

/** The page with its form open and filled. The application would find another page than it expects, and is left out. */
export function showForm(html: string, dialog: string, sent: URLSearchParams, reply: Reply): string {
  const form = findForm(html, dialog)
  if (!form) throw new Error(`The page has no dialog "${dialog}".`)
  return refill(html, form, sent, reply)
    .replace(/<script>.*?<\/script>/s, '')
    .replace("style-src '", `style-src '${styleHash}' '`)
    .replace('</head>', `<style>${style}</style></head>`)
}

function beforeEnd(html: string, markup: string): string {
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + markup + html.slice(end)
}
