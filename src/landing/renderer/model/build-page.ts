import type { CompiledLanding, CurrencyCode, Market } from '../../../contract/index.ts'
import type { PageAddress } from '../../../routing/pages.ts'
import { arrivalAddress } from '../../../rules/addresses/arrival.ts'
import { landingPath } from '../../../rules/addresses/landing-path.ts'
import { signInTarget } from '../../../rules/addresses/sign-in-link.ts'
import { phoneCountriesFor } from '../../../rules/form/phone.ts'
import { reachableDialogs } from '../../../rules/landing/dialogs.ts'
import { isKit, samplesOf } from '../../../rules/landing/kit.ts'
import { pixelScripts } from '../../../rules/landing/pixel-scripts.ts'
import { find } from '../../../rules/landing/records.ts'
import { dialogSections } from '../../../rules/landing/sections.ts'
import { formatMoney, formatPercent, type NumberStyle, readNumberStyle } from '../../../rules/money.ts'
import { sectionUrl } from '../../../rules/section-url.ts'
import type { Page } from '../../page/page.ts'
import { collectStyles } from '../styles/collect.ts'
import { createTextFormatter, textsOfPage } from './page-texts.ts'
import { phoneCountries } from './phone-countries.ts'
import type { SiteIndex } from './site-index.ts'
import { welcomeBonuses } from './welcome-bonuses.ts'

/** Compiled landing + language → exactly what its page needs. */
export function buildPage(index: SiteIndex, address: PageAddress, iconFolder: string): Page {
  const { site, table } = index
  const landing = find(index.landings, address.slug)
  const theme = find(index.themes, landing.theme)
  const market = find(index.markets, landing.market)
  const language = find(languagesOf(index), address.locale)
  const numbers = numberStyle(language.tag, market.countries[0], market.digits)
  const prefix = address.locale === site.defaultLocale ? '' : address.locale
  return {
    slug: landing.slug,
    path: address.path,
    landingPath: landingPath(table, { slug: '*', locale: address.locale }),
    destination: sectionAddress(index, landing.section, prefix),
    locale: { code: address.locale, tag: intlTag(language.tag, market.digits) },
    languages: languageLinks(index, landing, market.locales),
    parameter: address.param,
    values: pageValues(index, landing, address.locale, numbers),
    numbers,
    blocks: landing.blocks,
    dialog: landing.dialog,
    otherDialogs: reachableDialogs(index, landing),
    banner: landing.banner,
    button: landing.button,
    bonus: landing.bonus,
    conditions: find(index.bonusPresets, landing.bonus.preset).conditions,
    bonuses: welcomeBonuses(index, landing, landing.bonus.currency),
    currencies: currenciesOf(index, [...market.currencies, landing.bonus.currency]),
    phoneCountries: phoneCountries(phoneCountriesFor(landing.bonus.currency, market.phoneCountries), language.tag),
    signUpMethods: market.signUpMethods,
    icons: iconFolder,
    figure: theme.figure,
    decorations: theme.decorations,
    legal: market.legal,
    signIn: landing.signIn,
    signInAddress: signInAddress(index, landing, address.locale),
    afterSuccess: landing.afterSuccess,
    registrationType: landing.registrationType,
    section: sectionOf(index, landing.section),
    loadingOverlay: landing.loadingOverlay,
    ...pixelsOf(index, landing, market.pixelConsent),
    ...(isKit(landing) && { kit: kitOf(index, landing) }),
    sections: sectionLinks(index, landing, prefix),
    site: {
      mode: site.mode,
      brand: site.brand,
      basePath: table.basePath,
      defaultLocale: site.defaultLocale,
      hosts: site.hosts,
      ...(site.fingerprint && { fingerprint: site.fingerprint }),
    },
    texts: textsOfPage(index, landing, address.locale),
  }
}

/** The tag of the texts' language; the market decides between Latin and native digits. */
function intlTag(tag: string, digits: 'latin' | 'native'): string {
  return digits === 'latin' ? `${tag}-u-nu-latn` : tag
}

const numberStyles = new Map<string, NumberStyle>()

/** The market's country decides where the language leaves it open: English in India groups digits as in India. */
function numberStyle(tag: string, country: string | undefined, digits: 'latin' | 'native'): NumberStyle {
  const key = `${tag} ${country} ${digits}`
  const style = numberStyles.get(key) ?? readNumberStyle(intlTag(regionalTag(tag, country), digits))
  numberStyles.set(key, style)
  return style
}

function regionalTag(tag: string, country: string | undefined): string {
  const locale = new Intl.Locale(tag)
  return (locale.region || !country ? locale : new Intl.Locale(tag, { region: country })).toString()
}

function languagesOf({ site }: SiteIndex) {
  return new Map(site.locales.map((locale) => [locale.code, locale]))
}

/** The market's own languages first. A page with a required parameter is linked with the parameter's first value. */
function languageLinks(
  { site, table }: SiteIndex,
  landing: CompiledLanding,
  first: readonly string[],
): Page['languages'] {
  const rank = ({ code }: { code: string }) => (first.includes(code) ? first.indexOf(code) : first.length)
  const param = landing.param?.required ? landing.param.values?.[0] : undefined
  return [...site.locales]
    .sort((one, other) => rank(one) - rank(other))
    .map(({ code, tag, name }) => ({
      code,
      tag,
      name,
      path: landingPath(table, { slug: landing.slug, locale: code, param }),
    }))
}

function pageValues(index: SiteIndex, landing: CompiledLanding, locale: string, numbers: NumberStyle): Page['values'] {
  const { bonus } = landing
  const preset = find(index.bonusPresets, bonus.preset)
  const [currency] = currenciesOf(index, [bonus.currency])
  const values: Record<string, string> = {
    brand: index.site.brand.name,
    age: String(find(index.markets, landing.market).legal.legalAge),
    amount: formatMoney(bonus.amount, currency?.symbol ?? bonus.currency, numbers),
    currency: bonus.currency,
    wager: String(preset.wager),
    days: String(preset.days),
  }
  if (bonus.percent !== undefined) values['percent'] = formatPercent(bonus.percent, numbers)
  if (preset.points !== undefined) values['points'] = String(preset.points)
  if (preset.minimumOdds !== undefined) values['minimumOdds'] = String(preset.minimumOdds)
  const say = createTextFormatter(index, landing, locale)
  for (const [name, value] of Object.entries(samplesOf(index, landing).values)) {
    values[name] = typeof value === 'object' ? say(value.message, locale, values) : String(value)
  }
  return values
}

function kitOf(index: SiteIndex, landing: CompiledLanding): NonNullable<Page['kit']> {
  const { blocks } = samplesOf(index, landing)
  return { blocks, styles: collectStyles(find(index.themes, landing.theme), { blocks, parts: [] }) }
}

function pixelsOf(
  { site }: SiteIndex,
  landing: CompiledLanding,
  consent: Market['pixelConsent'],
): Pick<Page, 'pixels'> {
  const scripts = pixelScripts(site, landing)
  return scripts.length > 0 ? { pixels: { scripts, consent } } : {}
}

function signInAddress({ site }: SiteIndex, { signIn }: CompiledLanding, locale: string): string {
  const { hosts, defaultLocale } = site
  const target = signInTarget(signIn, { hosts, defaultLocale, locale, query: new URLSearchParams() })
  return target.kind === 'address' ? target.address : ''
}

function sectionOf(index: SiteIndex, id: string): Page['section'] {
  const { path, query } = find(index.sections, id)
  return { path, ...(query && { query }) }
}

function currenciesOf({ site }: SiteIndex, codes: readonly CurrencyCode[]): Page['currencies'] {
  const known = [...site.currencies, ...site.offerCurrencies]
  return [...new Set(codes)]
    .flatMap((code) => known.filter((currency) => currency.code === code))
    .map(({ code, symbol, digits }) => ({ code, symbol, digits }))
}

function sectionLinks(index: SiteIndex, landing: CompiledLanding, prefix: string): Page['sections'] {
  return Object.fromEntries(dialogSections(index, landing).map((id) => [id, sectionAddress(index, id, prefix)]))
}

function sectionAddress({ site, sections }: SiteIndex, id: string, prefix: string): string {
  return arrivalAddress(sectionUrl(site.hosts.mainSite, find(sections, id), prefix), site.hosts)
}
