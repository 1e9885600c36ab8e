import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Game } from '../../../contract/index.ts'
import type { WantedGames, WantedPage } from '../../../main-site/renderer/render-site.tsx'
import { isMainSiteHere } from '../../../rules/addresses/main-site-link.ts'
import { readSearch } from '../../../rules/articles/search.ts'
import { readLobbyQuery } from '../../../rules/casino/lobby-query.ts'
import type { EdgeRequest } from '../../../rules/edge/edge-request.ts'
import { decideSection, languageOf, maybeSignedIn } from '../../../rules/edge/section-decision.ts'
import { isCasinoScreen } from '../../../rules/main-site/casino-place.ts'
import type { WantedLine } from '../../../rules/main-site/line-moment.ts'
import { readLineQuery } from '../../../rules/main-site/line-query.ts'
import { sectionAddress } from '../../../rules/main-site/section-address.ts'
import {
  isSportsScreen,
  type SportsPlace,
  type SportsScreen,
  sportsPath,
} from '../../../rules/main-site/sports-place.ts'
import { visitorsMarket } from '../../../rules/main-site/visitors-market.ts'
import { setCookies } from '../cookies.ts'
import type { Edge } from '../edge.ts'
import { compressed, sendComposed } from '../pages/send-composed.ts'
import { redirect } from '../redirect.ts'
import type { ServedSite } from '../served-site.ts'

/** Answers requests for sections of the main site, if this server serves it. */
export async function answerSection(
  edge: Edge,
  site: ServedSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isReading || !isMainSiteHere(site.site.hosts) || isBelowLandings(request, site)) return false
  const asked = edge.read(request)
  const decision = decideSection(asked, site)
  if (!decision) return false
  if (decision.kind === 'denied') {
    return showInstead(edge, site, { asked, kind: 'denied', status: 403, locale: decision.locale }, reply)
  }
  if (decision.kind === 'redirect') {
    setCookies(request, reply, decision.cookies)
    redirect(reply, site, decision.address)
    return true
  }
  const { section, place, article, game, path, locale, cookies } = decision
  const line = place && isSportsScreen(section.screen) && wantedLine(section.screen, place, asked.query)
  const page = await edge.sitePage({
    ...visitOf(site, asked, locale),
    ...{ kind: 'section', section, path },
    ...(line && { line }),
    ...(section.screen === 'articles' && { reading: { article, search: readSearch(asked.query) } }),
    ...(isCasinoScreen(section.screen) && { casino: wantedGames(edge, asked.query, game) }),
  })
  const competition = page === 'no-fixture' && place && competitionOfMatch(site.manifest, place)
  if (competition) {
    redirect(reply, site, sectionAddress(site.site, competition, locale))
    return true
  }
  if (page === 'no-fixture') return showInstead(edge, site, { asked, kind: 'missing', status: 404, locale }, reply)
  if (!page) return false
  setCookies(request, reply, cookies)
  // The answer depends on cookies, languages and country; shared caches must not reuse it.
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie').header('cache-control', 'private, no-cache')
  sendComposed(reply, page)
  return true
}

/** No section can have an address there: `reservedPaths`. */
const isBelowLandings = ({ url }: FastifyRequest, { site: { basePath } }: ServedSite) =>
  basePath !== '/' && url.startsWith(basePath)

/** The page of a game has no query. */
const wantedGames = ({ now }: Edge, query: URLSearchParams, game: Game | undefined): WantedGames => ({
  query: game ? {} : readLobbyQuery(query),
  ...(game && { game }),
  today: new Date(now()).toISOString().slice(0, 10),
})

const wantedLine = (screen: SportsScreen, place: SportsPlace, query: URLSearchParams): WantedLine => ({
  screen,
  place,
  query: readLineQuery(query),
})

/** Landings lead to their matches: one that the line does not have is answered by its competition. */
function competitionOfMatch(
  { competitions, sections }: ServedSite['manifest'],
  place: SportsPlace,
): string | undefined {
  const season = competitions.find(({ id }) => id === place.competition)?.season
  const isPlanned =
    season?.kind === 'matches' && season.matches.some(({ name }) => `${place.competition}.${name}` === place.fixture)
  const { fixture: _, ...whole } = place
  return isPlanned ? sportsPath(sections, 'sports', whole) : undefined
}

/** Whether an address that nothing answers is one of the main site. */
export function isOfMainSite({ site }: ServedSite, { path }: EdgeRequest): boolean {
  return isMainSiteHere(site.hosts) && !path.startsWith(site.basePath)
}

type Instead = {
  readonly asked: EdgeRequest
  readonly kind: 'missing' | 'failed' | 'denied'
  readonly status: number
  readonly locale?: string
}

/** Shows a page of the main site in place of what was asked for; false if it cannot be rendered. */
export async function showInstead(edge: Edge, site: ServedSite, instead: Instead, reply: FastifyReply) {
  const { asked, kind, status } = instead
  const locale = instead.locale ?? languageOf(asked, site).locale
  const page = await edge.sitePage({ ...visitOf(site, asked, locale), kind, path: '/' })
  if (!page || page === 'no-fixture') return false
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store')
  reply.send(compressed(reply, page.html, page.as))
  return true
}

function visitOf(site: ServedSite, { country, cookies, query }: EdgeRequest, locale: string) {
  const isPlayer = maybeSignedIn(cookies)
  return {
    locale,
    market: visitorsMarket(site.manifest, country),
    theme: cookies.get('theme') === 'light' ? 'light' : 'dark',
    isPlayer,
    isNew: isPlayer && query.get('newReg') === 'true',
  } satisfies Partial<WantedPage>
}
