import type { PlayerCalls } from '../../../contract/calls/player.ts'
import type { Manifest } from '../../../contract/index.ts'
import type { Handler } from '../../../kernel/calls/call.ts'
import { keptAnswer } from '../../../kernel/calls/kept-answers.ts'

/** The same for everybody: kept for a minute by whoever stands between. */
const forEverybody = 'public, max-age=60'

export const settings: Handler<'settings'> = ({ records }, { query, caller }) => {
  const wanted = new Set(query.with?.split(','))
  caller.setHeader('cache-control', forEverybody)
  const all = records()
  return keptAnswer(all, `settings ${[...wanted].sort()}`, () => settingsOf(all, wanted))
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

export const additionalSettings: Handler<'additional-settings'> = ({ captcha, google }, { caller }) => {
  caller.setHeader('cache-control', forEverybody)
  return {
    captcha_site_key: captcha.siteKey,
    captcha_provider: captcha.provider,
    google_client_id: google.clientId,
  }
}
