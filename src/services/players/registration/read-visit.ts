import type { PlayerCalls } from '../../../contract/calls/player.ts'
import type { CompiledLanding } from '../../../contract/index.ts'
import type { Caller } from '../../../kernel/calls/call.ts'
import { invalidInput } from '../../../kernel/calls/errors.ts'
import { landingSection } from '../../../rules/landing/landing-section.ts'
import { sectionUrl } from '../../../rules/section-url.ts'
import { chosenBonus } from '../../offers/bonuses/welcome-bonuses.ts'
import { describePromo } from '../../offers/promo/promo-codes.ts'
import { refuseClosedMarket } from '../accounts/closed-market.ts'
import type { Players } from '../players.ts'
import { consentOf } from './consent.ts'
import type { Newcomer } from './register.ts'

type AnyBody = PlayerCalls['registration' | 'user-registration' | 'registration-google']['body']

/** What all registrations share: consents, currency, bonus, promo code, locale and origin of the visit. */
export async function readVisit(
  players: Players,
  caller: Caller,
  body: AnyBody & { readonly currency: string },
): Promise<Omit<Newcomer, 'account'>> {
  const records = players.records()
  const { site } = records
  if (!body.checkbox1) throw invalidInput('checkbox1')
  if (!body.checkbox2) throw invalidInput('checkbox2')
  if (!site.currencies.some(({ code }) => code === body.currency)) throw invalidInput('currency')
  const landing = records.landings.find(({ slug }) => slug === body.landing)
  const locale = site.locales.find(({ code }) => code === body.locale)?.code ?? site.defaultLocale
  const country = players.countryOf(caller.ip)
  refuseClosedMarket(players, country)
  const promo = body.is_promo ? body.promo_code || undefined : undefined
  if (promo) await describePromo(players, { code: promo, currency: body.currency })
  return {
    currency: body.currency,
    country,
    locale,
    landing,
    subscriptions: body.confirm_subscribers ?? [],
    bonus: chosenBonus(records, body.bonus_id, body.currency),
    promo,
    redirectUrl: redirectOf(players, landing, locale),
    origin: body,
    consent: (accountId) => consentOf(players, accountId, body, { landing, locale }),
  }
}

function redirectOf(players: Players, landing: CompiledLanding | undefined, locale: string): string {
  const records = players.records()
  const { site } = records
  const section = landing ? landingSection(records, landing) : { path: '/' }
  return sectionUrl(site.hosts.mainSite, section, locale === site.defaultLocale ? '' : locale).href
}
