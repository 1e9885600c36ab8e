import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '../../../landing/page/page.ts'
import type { EdgePage } from '../../../rules/edge/edge-request.ts'
import type { Composed } from './send-composed.ts'
import { stampOf, unlessMissing } from './stamp-of.ts'

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

/** What the build has made of it. */
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
export function createPageReader(root: string): (page: EdgePage) => Promise<PageFile | undefined> {
  const program = path.join(root, '.program/dialog-markup.js')
  const known = new Map<string, PageFile>()
  return async (address) => {
    const file = path.join(root, address.path, 'index.html')
    const [version, ofPage] = await Promise.all([stampOf(program), stampOf(file).catch(unlessMissing)])
    if (ofPage === undefined) return undefined
    const stamp = `${version} ${ofPage}`
    const former = known.get(file)
    if (former?.stamp === stamp) return former
    const html = await readFile(file, 'utf8')
    const [, data = ''] = /data-page="([^"]*)"/.exec(html) ?? []
    const page = JSON.parse(await readFile(path.join(root, data), 'utf8')) as Page
    const renderer: Renderer = await import(`${pathToFileURL(program).href}?version=${encodeURIComponent(version)}`)
    const dialogsOf = (shown: Page) => rememberDialogs(shown, renderer)
    const built = { html, page, renderDialog: dialogsOf(page), stamp, data, dialogsOf }
    if (known.size >= mostPages) known.clear()
    known.set(file, built)
    return built
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
