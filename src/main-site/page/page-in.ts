import type { SitePage } from './page.ts'

/** The page of a document that is not parsed, with its styles: a browser need not build what React renders anyway. */
export function pageIn(html: string): { readonly page: SitePage; readonly styles: readonly string[] } | undefined {
  const [, data] = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html) ?? []
  const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, style = '']) => style)
  return data === undefined ? undefined : { page: JSON.parse(data), styles }
}
