import { ownMarkup } from '../../ui/trusted.ts'
import type { Page } from '../page/page.ts'
import { mayLoadPixelsOf } from './pixel-origins.ts'

/** Another landing, by its document. Whatever is not a page of ours, or needs another policy, is left to the browser. */
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
  dress(next, style)
  return page
}

/** The style is taken out first: this document's policy knows the hash of its own style alone. */
function parse(html: string): { document: Document; style: string } {
  let style = ''
  const rest = html.replace(/<style>(.*?)<\/style>/s, (_, text: string) => {
    style = text
    return ''
  })
  return { document: new DOMParser().parseFromString(ownMarkup(rest), 'text/html'), style }
}

/** The sheet of the page that was fetched last; what belongs to the application stays. */
let ofPage: CSSStyleSheet | undefined

/** Everything of the other document that stands outside of the application: its title, ground, pictures and styles. */
function dress(next: Document, style: string): void {
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
