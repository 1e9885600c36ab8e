import type { CompiledLanding, Market } from '../../../contract/index.ts'
import type { PageAddress } from '../../../routing/pages.ts'
import { landingPath } from '../../../rules/addresses/landing-path.ts'
import { mainSiteLink } from '../../../rules/addresses/main-site-link.ts'
import { signInTarget } from '../../../rules/addresses/sign-in-link.ts'
import { termsOf } from '../../../rules/landing/bonus-terms.ts'
import { reachableDialogs } from '../../../rules/landing/dialogs.ts'
import { isKit, samplesOf } from '../../../rules/landing/kit.ts'
import { currenciesOf, offeredPresets } from '../../../rules/landing/offered-presets.ts'
import { ownPictures } from '../../../rules/landing/own-pictures.ts'
import { pixelScripts } from '../../../rules/landing/pixel-scripts.ts'
import { find } from '../../../rules/landing/records.ts'
import { dialogSections } from '../../../rules/landing/sections.ts'
import { intlTag, numbersOf } from '../../../rules/market-numbers.ts'
import { ownName } from '../../../rules/pictures/own-name.ts'
import { builtPictures, ownPicture, type PicturePlace } from '../../../rules/pictures/own-picture.ts'
import { sectionUrl } from '../../../rules/section-url.ts'
import type { Page } from '../../page/page.ts'
import { collectStyles } from '../styles/collect.ts'
import { currencyNamed, pageInCurrency } from './page-in-currency.ts'
import { textsOfPage } from './page-texts.ts'
import type { SiteIndex } from './site-index.ts'

/** Compiled landing + language → exactly what its page needs. */
export function buildPage(
  index: SiteIndex,
  address: PageAddress,
  iconFolder: string,
  pictures: PicturePlace = builtPictures(index.site.basePath),
): Page {
  const { site, table } = index
  const landing = find(index.landings, address.slug)
  const theme = find(index.themes, landing.theme)
  const market = find(index.markets, landing.market)
  const language = find(languagesOf(index), address.locale)
  const prefix = address.locale === site.defaultLocale ? '' : address.locale
  return {
    slug: landing.slug,
    path: address.path,
    landingPath: landingPath(table, { slug: '*', locale: address.locale }),
    destination: addressOf(index, index.leadsTo(landing), prefix),
    locale: { code: address.locale, tag: intlTag(language.tag, market.digits) },
    languages: languageLinks(index, landing, market.locales),
    parameter: address.param,
    numbers: numbersOf(language, market),
    blocks: landing.blocks,
    dialog: landing.dialog,
    otherDialogs: reachableDialogs(index, landing),
    banner: landing.banner,
    button: landing.button,
    ...pageInCurrency(index, landing, address.locale, landing.bonus),
    offers: offeredPresets(index, landing).map((preset) => termsOf(preset, landing.bonus)),
    currencies: currenciesOf(index, landing).map((code) => currencyNamed(index, code)),
    signUpMethods: market.signUpMethods,
    icons: iconFolder,
    ...picturesOf(index, landing, pictures),
    figure: theme.figure,
    decorations: theme.decorations,
    legal: market.legal,
    signIn: landing.signIn,
    signInAddress: signInAddress(index, landing, address.locale),
    afterSuccess: landing.afterSuccess,
    registrationType: landing.registrationType,
    section: index.leadsTo(landing),
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

function picturesOf(index: SiteIndex, landing: CompiledLanding, place: PicturePlace): Pick<Page, 'pictures'> {
  const own = ownPictures(index, landing)
  if (own.length === 0) return {}
  return { pictures: Object.fromEntries(own.map((asset) => [ownName(asset.id), ownPicture(asset, place)])) }
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

function kitOf(index: SiteIndex, landing: CompiledLanding): NonNullable<Page['kit']> {
  const { blocks } = samplesOf(index, landing)
  return {
    blocks,
    styles: collectStyles(find(index.themes, landing.theme), {
      blocks,
      parts: [],
      hasOwn: ownPictures(index, landing).length > 0,
    }),
  }
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

function sectionLinks(index: SiteIndex, landing: CompiledLanding, prefix: string): Page['sections'] {
  return Object.fromEntries(
    dialogSections(index, landing).map((id) => [id, addressOf(index, find(index.sections, id), prefix)]),
  )
}

function addressOf({ site }: SiteIndex, section: Page['section'], prefix: string): string {
  return mainSiteLink(sectionUrl(site.hosts.mainSite, section, prefix), site.hosts)
}
