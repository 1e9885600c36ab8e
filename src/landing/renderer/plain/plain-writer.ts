import type { Site } from '../../../contract/index.ts'
import { escapeHtml } from '../../../rules/escape-html.ts'
import type { LocaleTexts } from '../../../ui/compile-texts.ts'
import { formatText } from '../../../ui/format-text.ts'
import type { PlainPage } from './plain-page.ts'

/** What plain pages are written with, in one language. */
export function plainWriter(site: Site, { code, tag }: Site['locales'][number], texts: LocaleTexts) {
  const say = (id: string) => formatText(texts.get(id) ?? id, tag, { brand: site.brand.name })
  const text = (id: string) => escapeHtml(say(id))
  const make = (title: string, body: string): PlainPage => {
    const heading = `<h1 class="headline">${escapeHtml(title)}</h1>`
    return { tag, code, title, demoMark: say('ui.page.demo'), body: heading + body }
  }
  const button = (id: string, address: string) =>
    `<p><a class="button button-main" href="${address}">${text(id)}</a></p>`
  return { say, text, make, button }
}
