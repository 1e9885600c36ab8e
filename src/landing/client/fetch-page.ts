import { ownMarkup } from '../../ui/trusted.ts'
import type { Page } from '../page/page.ts'
import { mayLoadPixelsOf } from './pixel-origins.ts'

/** Fetches another landing's document. Leaves other pages, and pages that need another policy, to the browser. */
export async function fetchPage(href: string, first: Page): Promise<Page> {
  const leave = () => {
    location.assign(href)
    return new Promise<never>(() => {})
  }
  const answer = await fetch(href, { headers: { accept: 'text/html' } })
  const { document: next, style } = parse(await answer.text())
  const data = next.getElementById('root')?.dataset['page']
  if (!answer.ok || !data) return leave()
  const page: Page = await (await fetch(data)).json()
  if (!mayLoadPixelsOf(first, page)) return leave()
  applyDocument(next, style)
  return page
}

/** The style is removed first: this document's policy only allows the hash of its own style. */
function parse(html: string): { document: Document; style: string } {
  let style = ''
  const rest = html.replace(/<style>(.*?)<\/style>/s, (_, text: string) => {
    style = text
    return ''
  })
  return { document: new DOMParser().parseFromString(ownMarkup(rest), 'text/html'), style }
}

/** The style sheet of the page fetched last; those of the application stay. */
let ofPage: CSSStyleSheet | undefined

/** Applies everything outside the application's root: title, scene, sprite and styles. */
function applyDocument(next: Document, style: string): void {
  document.title = next.title
  document.documentElement.lang = next.documentElement.lang
  document.body.className = next.body.className
  for (const part of ['.scene', '.sprite']) {
    const [old, fresh] = [document.querySelector(part), next.querySelector(part)]
    if (old && fresh) old.replaceWith(document.adoptNode(fresh))
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets.filter((one) => one !== ofPage)]
  ofPage = sheet
}
