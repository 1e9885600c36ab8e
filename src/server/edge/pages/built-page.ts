import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Page } from '../../../landing/page/page.ts'
import type { EdgePage } from '../../../rules/edge/edge-request.ts'
import type { MadePages } from './made/made-pages.ts'
import { createRecent } from './recent.ts'
import type { Composed } from './send-composed.ts'
import { stampOf } from './stamp-of.ts'

type Renderer = typeof import('../../../landing/renderer/dialog-markup.tsx')

/** A landing in a language, in one currency. */
export type BuiltPage = {
  readonly html: string
  /** The same, ready to be sent, if it is not a file. */
  readonly composed?: Composed
  /** What the application would know of it. */
  readonly page: Page
  /** A dialog of the page; nothing where the page does not have it. */
  readonly renderDialog: (name: string, told?: Parameters<Renderer['renderDialog']>[2]) => string | undefined
}

/** The same in its own currency. */
export type PageFile = BuiltPage & {
  /** Changes with the page and with the renderer. */
  readonly stamp: string
  /** The address of the page's data. */
  readonly data: string
  /** The same dialogs with other data. */
  readonly dialogsOf: (page: Page) => BuiltPage['renderDialog']
}

/** Few pages are asked for dialogs; each holds some 200 KB. */
const mostPages = 64

/**
 * Reads pages, and their dialogs with the renderer that the build left beside them. Pages are read, and their dialogs
 * rendered, once; those of a newer build are noticed.
 */
export function createPageReader(root: string, pages: MadePages): (page: EdgePage) => Promise<PageFile | undefined> {
  const program = path.join(root, '.program/dialog-markup.js')
  const known = createRecent<PageFile>(mostPages)
  return async (address) => {
    const made = await pages.page(address)
    if (!made) return undefined
    const { html, data } = made
    const version = await stampOf(program)
    const stamp = `${version} ${made.stamp}`
    const former = known.get(address.path)
    if (former?.stamp === stamp) return known.keep(address.path, former)
    const packed = await pages.data(address, path.posix.basename(data))
    if (!packed) throw new Error(`The page ${address.path} has no data.`)
    const page = JSON.parse(brotliDecompressSync(packed).toString()) as Page
    const renderer: Renderer = await import(`${pathToFileURL(program).href}?version=${encodeURIComponent(version)}`)
    const dialogsOf = (shown: Page) => rememberDialogs(shown, renderer)
    return known.keep(address.path, { html, page, renderDialog: dialogsOf(page), stamp, data, dialogsOf })
  }
}

/** Without a reply, a dialog always looks the same. Names that the page does not have are not remembered. */
function rememberDialogs(page: Page, { renderDialog }: Renderer): BuiltPage['renderDialog'] {
  const rendered = new Map<string, string>()
  return (name, told) => {
    const former = told ? undefined : rendered.get(name)
    const markup = former ?? renderDialog(page, name, told)
    if (markup !== undefined && !told) rendered.set(name, markup)
    return markup
  }
}
