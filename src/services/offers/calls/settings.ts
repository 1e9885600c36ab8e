import { isIP } from 'node:net'
import type { PlayerCalls } from '../../../contract/calls/player.ts'
import type { Manifest } from '../../../contract/index.ts'
import { cachedAnswer } from '../../../kernel/calls/cached-answers.ts'
import { invalidInput } from '../../../kernel/calls/errors.ts'
import { currencyOf } from '../../../kernel/places/currency-of.ts'
import type { Handler } from '../offers.ts'

export const settings: Handler<'settings'> = ({ records }, { query, caller }) => {
  const wanted = new Set(query.with?.split(','))
  caller.setHeader('cache-control', 'public, max-age=60')
  const all = records()
  return cachedAnswer(all, `settings ${[...wanted].sort()}`, () => settingsOf(all, wanted))
}

function settingsOf(
  { site, markets, landings }: Manifest,
  wanted: ReadonlySet<string>,
): PlayerCalls['settings']['answer'] {
  return {
    default_currency: site.defaultCurrency,
    ...(wanted.has('currencies') && {
      currencies: site.currencies.map(({ code, symbol, flag }) => ({ iso_code: code, symbol, flag })),
    }),
    ...(wanted.has('countries') && {
      countries: [...new Set(markets.flatMap(({ phoneCountries }) => phoneCountries))],
    }),
    ...(wanted.has('pages') && { pages: landings.map(({ slug }) => slug) }),
    ...(wanted.has('languages') && { languages: site.locales.map(({ code }) => code) }),
  }
}

export const checkIp: Handler<'check-ip'> = ({ records, countryOf }, { params, caller }) => {
  if (!isIP(params.ip)) throw invalidInput('ip')
  const { site } = records()
  const country = countryOf(params.ip)
  const currency = currencyOf(
    country,
    site.currencies.map(({ code }) => code),
    site.defaultCurrency,
  )
  caller.setHeader('ip-currency', currency)
  return { currency, ...(country && { country }) }
}
