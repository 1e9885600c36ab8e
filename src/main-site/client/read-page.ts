import type { SitePage } from '../page/page.ts'

/** The data with which a document was rendered. */
export function readPage(from: Document): SitePage {
  return JSON.parse(from.getElementById('page')?.textContent ?? '')
}

/** The same of a document that was not parsed, with its styles: a browser need not build what React renders anyway. */
export function pageIn(html: string): { readonly page: SitePage; readonly styles: readonly string[] } | undefined {
  const [, data] = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html) ?? []
  const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, style = '']) => style)
  return data === undefined ? undefined : { page: JSON.parse(data), styles }
}
