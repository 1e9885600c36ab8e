import type { CompiledLanding, CurrencyCode } from '../../../contract/index.ts'
import { bonusValues } from '../../../rules/bonus-values.ts'
import { phoneCountriesFor } from '../../../rules/form/phone.ts'
import { termsOf } from '../../../rules/landing/bonus-terms.ts'
import { samplesOf } from '../../../rules/landing/kit.ts'
import { find } from '../../../rules/landing/records.ts'
import { numbersOf } from '../../../rules/market-numbers.ts'
import { formatMoney } from '../../../rules/money.ts'
import type { Page, PageInCurrency } from '../../page/page.ts'
import { createTextFormatter } from './page-texts.ts'
import { phoneCountries } from './phone-countries.ts'
import type { SiteIndex } from './site-index.ts'
import { welcomeBonuses } from './welcome-bonuses.ts'

type Bonus = CompiledLanding['bonus']

/** What a page shows of the bonus that it advertises, in the bonus's currency. */
export function pageInCurrency(
  index: SiteIndex,
  landing: CompiledLanding,
  locale: string,
  bonus: Bonus,
): PageInCurrency {
  const { phoneCountries: countries } = find(index.markets, landing.market)
  const { tag } = languageOf(index, locale)
  return {
    bonus,
    values: pageValues(index, landing, locale, bonus),
    conditions: find(index.bonusPresets, bonus.preset).conditions,
    bonuses: welcomeBonuses(index, landing, bonus.currency),
    phoneCountries: phoneCountries(phoneCountriesFor(bonus.currency, countries), tag),
  }
}

export function currencyNamed({ site }: Pick<SiteIndex, 'site'>, wanted: CurrencyCode): Page['currencies'][number] {
  const known = [...site.currencies, ...site.offerCurrencies].find(({ code }) => code === wanted)
  if (!known) throw new Error(`The site has no currency ${wanted}.`)
  const { code, symbol, digits } = known
  return { code, symbol, digits }
}

function languageOf({ site }: SiteIndex, locale: string) {
  return site.locales.find(({ code }) => code === locale) ?? { tag: locale }
}

function pageValues(index: SiteIndex, landing: CompiledLanding, locale: string, bonus: Bonus): Page['values'] {
  const preset = find(index.bonusPresets, bonus.preset)
  const market = find(index.markets, landing.market)
  const numbers = numbersOf(languageOf(index, locale), market)
  const { currency } = bonus
  const amount = formatMoney(bonus.amount, currencyNamed(index, currency).symbol, numbers)
  const values: Record<string, string> = {
    brand: index.site.brand.name,
    age: String(market.legal.legalAge),
    ...bonusValues(termsOf(preset, bonus), { amount, currency }, numbers),
  }
  const say = createTextFormatter(index, landing, locale)
  for (const [name, value] of Object.entries(samplesOf(index, landing).values)) {
    values[name] = typeof value === 'object' ? say(value.message, locale, values) : String(value)
  }
  return values
}
