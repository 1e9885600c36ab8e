import { landingPath } from '../addresses/landing-path.ts'
import type { EdgeLanding, EdgePage, EdgeRequest, EdgeSite } from './edge-request.ts'
import { chooseLocale, type LocaleChoice } from './locale-choice.ts'

/** A request, the site, and the language of the response. */
export type EdgeVisit = { readonly request: EdgeRequest; readonly site: EdgeSite; readonly language: LocaleChoice }

/** A landing's page, and the requested address below the base path. */
export type EdgePlace = { readonly page: EdgePage; readonly landing: EdgeLanding; readonly below: string }

export function readVisit(request: EdgeRequest, site: EdgeSite, place: EdgePlace | undefined): EdgeVisit {
  const { locales, defaultLocale, basePath } = site.site
  const [first] = request.path.slice(basePath.length).split('/')
  const prefix = locales.find(({ code }) => code === first && code !== defaultLocale)?.code
  const language = chooseLocale(site.site, {
    parameter: place && choosesLocale(place) ? place.page.locale : undefined,
    prefix,
    isFromHere: request.isFromHere,
    cookie: request.cookies.get('i18n_lang'),
    acceptLanguage: request.acceptLanguage,
  })
  return { request, site, language }
}

function choosesLocale({ page, landing }: EdgePlace): boolean {
  return page.param !== null && landing.param?.roles?.includes('locale') === true
}

export function findPlace({ path }: EdgeRequest, { site, landings, findPage }: EdgeSite): EdgePlace | undefined {
  if (!path.startsWith(site.basePath)) return undefined
  const below = path.slice(site.basePath.length)
  const page = findPage(below)
  const landing = page && landings.get(page.slug)
  return landing && { page, landing, below }
}

/** A landing's parameter in an address that leads to it: the one at hand if it takes any, or the first if it needs one. */
export function parameterFor({ landings }: EdgeSite, slug: string, atHand?: string): string | undefined {
  const { required, values = [] } = landings.get(slug)?.param ?? {}
  const kept = landings.get(slug)?.param ? atHand : undefined
  return kept ?? (required ? values[0] : undefined)
}

/** The address of a page of this site, with the visitor's query. */
export function addressOf({ site, request }: EdgeVisit, place: Parameters<typeof landingPath>[1]): string {
  const search = request.query.toString()
  return `${landingPath(site.site, place)}${search && `?${search}`}`
}
