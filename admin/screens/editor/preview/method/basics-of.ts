import type { Market, PaymentMethod, Site } from '../../../../../src/contract/index.ts'
import { intlTag, numbersOf } from '../../../../../src/rules/market-numbers.ts'
import { compileTexts } from '../../../../../src/ui/compile-texts.ts'
import type { PageBasics } from '../../../../../src/ui/page-basics.ts'
import type { Messages } from '../../../../model/live/live.ts'

type Place = {
  readonly site: Site
  readonly market: Market
  readonly locale: string
  readonly messages: Messages
  readonly icons: string
}

const families = ['site.cashier.', 'site.tool.', 'site.withdrawal.', 'ui.cashier.', 'ui.entry.']

/** What a method's page needs to know; a text that is missing is shown by its id. */
export function basicsOf(method: PaymentMethod, { site, market, locale: code, messages, icons }: Place): PageBasics {
  const language = site.locales.find((one) => one.code === code) ?? { code, tag: code }
  const texts = compileTexts(messages)
  const own = textsIn(method)
  const shown = [...texts.keys()].filter((id) => families.some((family) => id.startsWith(family)))
  return {
    locale: { code, tag: intlTag(language.tag, market.digits) },
    texts: Object.fromEntries([...shown, ...own].map((id) => [id, texts.get(id) ?? `⟨${id}⟩`])),
    values: { brand: site.brand.name, age: String(market.legal.legalAge) },
    numbers: numbersOf(language, market),
    currencies: site.currencies,
    icons,
  }
}

function textsIn({ name, steps = [], fields = [], withdrawal }: PaymentMethod): string[] {
  const asked = [...fields, ...(withdrawal?.fields ?? [])]
  return [
    name,
    ...steps,
    ...asked.flatMap(({ label, problem, missing, wrongLength }) => [label, problem, missing, wrongLength]),
  ].flatMap((id) => id ?? [])
}
