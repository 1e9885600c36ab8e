import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { EdgePage } from '../../../rules/edge/edge-request.ts'
import { createRecent } from './recent.ts'
import { stampOf, unlessMissing } from './stamp-of.ts'

/** The document of a page as the build wrote it; its stamp changes with it. */
export type PageHtml = { readonly html: string; readonly stamp: string }

/** Each holds some 50 KB. */
const mostPages = 256

/** Reads each document once, until the build changes it. Undefined if it was deleted. */
export function createHtmlReader(root: string): (page: EdgePage) => Promise<PageHtml | undefined> {
  const known = createRecent<PageHtml>(mostPages)
  return async ({ path: place }) => {
    const file = path.join(root, place, 'index.html')
    const stamp = await stampOf(file).catch(unlessMissing)
    if (stamp === undefined) return undefined
    const former = known.get(file)
    if (former?.stamp === stamp) return known.keep(file, former)
    return known.keep(file, { html: await readFile(file, 'utf8'), stamp })
  }
}
