import { ownMarkup } from '../../ui/trusted.ts'
import type { Page } from '../page/page.ts'
import { mayLoadPixelsOf } from './pixel-origins.ts'
import { type Surroundings, surroundingsOf } from './surroundings.ts'
import { withChanges } from './with-changes.ts'

type Fetched = { readonly page: Page; readonly surroundings: Surroundings }

/** Fetches another landing's document. Leaves other pages, and pages that need another policy, to the browser. */
export async function fetchPage(href: string, first: Page): Promise<Fetched> {
  const leave = () => {
    location.assign(href)
    return new Promise<never>(() => {})
  }
  try {
    const answer = await fetch(href, { headers: { accept: 'text/html' } })
    const { document: next, style } = parse(await answer.text())
    const root = next.getElementById('root')
    const data = root?.dataset['page']
    if (!answer.ok || !data) return leave()
    const page: Page = withChanges(await (await fetch(data)).json(), root)
    return mayLoadPixelsOf(first, page) ? { page, surroundings: surroundingsOf(next, style) } : leave()
  } catch {
    return leave()
  }
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
