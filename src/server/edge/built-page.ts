import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '../../landing/page/page.ts'
import type { EdgePage } from '../../rules/edge/edge-request.ts'

type Renderer = typeof import('../../landing/renderer/dialog-markup.tsx')

/** What the build has made of a landing in a language. */
export type BuiltPage = {
  readonly html: string
  /** What the application would know of it. */
  readonly page: Page
  /** A dialog of the page; nothing where the page does not have it. */
  readonly renderDialog: (name: string, told?: Parameters<Renderer['renderDialog']>[2]) => string | undefined
}

type Known = { readonly stamp: string; readonly built: BuiltPage }

/** Few pages are asked for dialogs; each holds some 200 KB. */
const mostPages = 64

/**
 * Reads pages, and their dialogs with the renderer that the build left beside them. Pages are read, and their dialogs
 * rendered, once; those of a newer build are noticed.
 */
export function createPageReader(root: string): (page: EdgePage) => Promise<BuiltPage | undefined> {
  const program = path.join(root, '.program/dialog-markup.js')
  const known = new Map<string, Known>()
  return async (address) => {
    const file = path.join(root, address.path, 'index.html')
    const [version, ofPage] = await Promise.all([stampOf(program), stampOf(file).catch(unlessMissing)])
    if (ofPage === undefined) return undefined
    const stamp = `${version} ${ofPage}`
    const former = known.get(file)
    if (former?.stamp === stamp) return former.built
    const html = await readFile(file, 'utf8')
    const page = JSON.parse(await readData(root, html)) as Page
    const renderer: Renderer = await import(`${pathToFileURL(program).href}?version=${encodeURIComponent(version)}`)
    const built = { html, page, renderDialog: rememberDialogs(page, renderer) }
    if (known.size >= mostPages) known.clear()
    known.set(file, { stamp, built })
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

/** Changes with the file. */
async function stampOf(file: string): Promise<string> {
  const { ino, mtimeMs, size } = await stat(file)
  return `${ino}-${mtimeMs}-${size}`
}

/** Somebody may have taken the file away. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function readData(root: string, html: string): Promise<string> {
  const [, file = ''] = /data-page="([^"]*)"/.exec(html) ?? []
  return readFile(path.join(root, file), 'utf8')
}
