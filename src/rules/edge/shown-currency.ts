import type { CompiledLanding, CurrencyCode } from '../../contract/index.ts'
import { chooseCurrency } from '../form/currency-choice.ts'
import { bonusIn, currenciesOf } from '../landing/offered-presets.ts'
import type { Records } from '../landing/records.ts'
import type { EdgeRequest } from './edge-request.ts'
import { currencyOfCountry } from './market-law.ts'

type Visit = Pick<EdgeRequest, 'query' | 'cookies' | 'country'>

/** The currency in which a visitor sees a landing; undefined for the landing's own, in which its file is written. */
export function shownCurrency(
  { query, cookies, country }: Visit,
  records: Pick<Records, 'markets' | 'bonusPresets'>,
  landing: Pick<CompiledLanding, 'market' | 'bonus' | 'currencyByIp'>,
): CurrencyCode | undefined {
  const codes = currenciesOf(records, landing)
  const site = { currencies: codes.map((code) => ({ code })), defaultCurrency: landing.bonus.currency }
  const byCountry = landing.currencyByIp ? currencyOfCountry([...records.markets.values()], country) : undefined
  const wanted = chooseCurrency(site, { query, cookie: cookies.get('currency'), byCountry })
  const found = codes.find((code) => code === wanted && code !== landing.bonus.currency)
  return found && bonusIn(records, landing, found) && found
}
