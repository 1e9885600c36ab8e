import { decideAtEdge, type EdgeAnswer } from '../../../rules/edge/edge-decision.ts'
import type { EdgeDecision, EdgeRequest } from '../../../rules/edge/edge-request.ts'
import { currencyOfCountry } from '../../../rules/edge/market-law.ts'
import { escapeHtml } from '../../../rules/escape-html.ts'
import { chooseCurrency, queriedCurrency } from '../../../rules/form/currency-choice.ts'
import { type Fact, factList } from '../fact-list.ts'
import type { ServedSite } from '../served-site.ts'
import { meaningOf } from './explain-reasons.ts'

/** Explains to colleagues why a request is answered as it is, as HTML. */
export function explanation(asked: EdgeRequest, site: ServedSite): string {
  const answer = decideAtEdge(asked, site)
  return [
    factList(requestFacts(asked)),
    '<h2>Step by step</h2>',
    table(answer),
    '<h2>The answer</h2>',
    factList([...answerFacts(answer.decision), ...landingFacts(answer.decision, asked, site)]),
  ].join('')
}

function requestFacts({ method, path, query, cookies, host, acceptLanguage, country, isFromHere, now }: EdgeRequest) {
  const remembered = ['i18n_lang', 'currency', 'mirred', 'redirectUrl'].flatMap((name) =>
    cookies.has(name) ? [`${name}=${cookies.get(name)}`] : [],
  )
  return [
    ['Request', `${method} ${path}`],
    ['Query', query.toString() || 'none'],
    ['Host', host ?? 'not sent'],
    ['Languages of the browser', acceptLanguage ?? 'not sent'],
    ['Cookies that count', remembered.join('; ') || 'none'],
    ['Country', country ?? 'unknown'],
    ['Came from this site', isFromHere ? 'yes' : 'no'],
    ['At', new Date(now).toISOString()],
  ] satisfies Fact[]
}

function answerFacts(decision: EdgeDecision): Fact[] {
  switch (decision.kind) {
    case 'page':
      return [
        ['Shown', decision.page.path],
        ['Language', decision.page.locale],
        ['Cookies set', decision.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') || 'none'],
      ]
    case 'moved':
    case 'mirror':
    case 'locale':
    case 'fallback':
      return [['Redirected to', decision.address]]
    case 'denied':
      return [['Denied', `the market "${decision.market}" is closed`]]
    case 'not-found':
      return [['Not found', `redirected to ${decision.mainSite}`]]
    default:
      return decision satisfies never
  }
}

/** Further facts of a landing: market, currency, schedule. */
function landingFacts(decision: EdgeDecision, asked: EdgeRequest, site: ServedSite): Fact[] {
  const landing = decision.kind === 'page' ? site.landings.get(decision.page.slug) : undefined
  if (!landing) return []
  const market = site.markets.find(({ id }) => id === landing.market)
  const { from, until, fallback } = landing.schedule ?? {}
  return [
    [
      'Market of the landing',
      `${landing.market}, ${market?.open ? 'open' : 'closed'}; the site is in ${site.site.mode} mode`,
    ],
    ['Currency', currencyOf(asked, site, landing)],
    [
      'Schedule',
      landing.schedule
        ? `from ${from ?? 'the beginning'} until ${until ?? 'further notice'}, otherwise ${fallback}`
        : 'always shown',
    ],
  ]
}

type Landing = NonNullable<ReturnType<ServedSite['landings']['get']>>

function currencyOf({ query, cookies, country }: EdgeRequest, { site, markets }: ServedSite, landing: Landing): string {
  const cookie = cookies.get('currency')
  const byCountry = landing.currencyByIp ? currencyOfCountry(markets, country) : undefined
  if (queriedCurrency(site, query)) return `${chooseCurrency(site, { query })}, from the query`
  if (cookie) return `${chooseCurrency(site, { query, cookie, byCountry })}, from the cookie "${cookie}"`
  if (byCountry) return `${chooseCurrency(site, { query, byCountry })}, from the country`
  return `${landing.bonus.currency}, from the landing`
}

function table({ trace }: EdgeAnswer): string {
  const rows = trace.map(({ step, outcome, reason }) =>
    [`<th scope="row">${escapeHtml(step)}</th>`, cell(outcome), cell(meaningOf(step, reason))].join(''),
  )
  return `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`
}

const cell = (text: string) => `<td>${escapeHtml(text)}</td>`
