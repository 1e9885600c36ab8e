import type { SitePage } from '../page/page.ts'

/** The data with which a document was rendered. */
export function readPage(from: Document): SitePage {
  return JSON.parse(from.getElementById('page')?.textContent ?? '')
}
