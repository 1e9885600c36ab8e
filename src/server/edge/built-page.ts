import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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

/** Reads pages, and their dialogs with the renderer that the build left beside them; that of a newer build is noticed. */
export function createPageReader(root: string): (page: EdgePage) => Promise<BuiltPage | undefined> {
  const file = path.join(root, '.program/dialog-markup.js')
  return async (address) => {
    const html = await readFile(path.join(root, address.path, 'index.html'), 'utf8').catch(unlessMissing)
    if (html === undefined) return undefined
    const page = JSON.parse(await readData(root, html)) as Page
    const version = statSync(file).mtimeMs
    const renderer: Renderer = await import(`${pathToFileURL(file).href}?version=${version}`)
    return { html, page, renderDialog: (name, told) => renderer.renderDialog(page, name, told) }
  }
}

/** Somebody may have taken the file away. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function readData(root: string, html: string): Promise<string> {
  const [, file = ''] = /data-page="([^"]*)"/.exec(html) ?? []
  return readFile(path.join(root, file), 'utf8')
}
