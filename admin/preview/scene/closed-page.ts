import type { Market, Theme } from '../../../src/contract/index.ts'
import { deniedFilling } from '../../../src/landing/renderer/plain/denied-filling.ts'
import { fillPage } from '../../../src/landing/renderer/plain/filling.ts'
import { plainBody } from '../../../src/landing/renderer/plain/plain-page.ts'
import { plainPagesIn } from '../../../src/landing/renderer/plain/plain-pages.ts'
import { collectPlainStyles } from '../../../src/landing/renderer/styles/collect.ts'
import { noticeIds } from '../../../src/rules/session/notification.ts'
import { compileTexts } from '../../../src/ui/compile-texts.ts'
import { formatText } from '../../../src/ui/format-text.ts'
import type { LiveCompiler, Messages } from '../../model/live/live.ts'
import type { ClosedPage } from '../protocol/visitor.ts'

type Circumstances = {
  readonly market: Market
  readonly locale: string
  readonly messages: Messages
  /** The theme of the server's own pages. */
  readonly theme: Theme
}

/** The page that the server shows to visitors who are blocked by the law of their country. */
export function closedPage(
  { compiler }: Pick<LiveCompiler, 'compiler'>,
  { market, locale, messages, theme }: Circumstances,
): ClosedPage | null {
  const { site } = compiler.shared
  const language = site.locales.find(({ code }) => code === locale)
  if (!language) return null
  const texts = compileTexts(messages)
  const values = { brand: site.brand.name, age: market.legal.legalAge }
  const say = (id: string) => formatText(texts.get(id) ?? id, language.tag, values)
  const page = plainPagesIn(site, language, texts).denied
  const { classes, body } = plainBody({ site, theme, favicon: `${site.basePath}assets/favicon.svg` }, page)
  const filling = deniedFilling(noticeIds.countryBlocked, market.legal, say)
  return { lang: language.tag, css: collectPlainStyles(theme), classes, body: fillPage(body, filling) }
}
