import type { Arrival } from '../../../rules/addresses/arrival.ts'
import { affiliateIds } from '../../../rules/attribution.ts'
import type { EdgeRequest } from '../../../rules/edge/edge-request.ts'
import { escapeHtml } from '../../../rules/escape-html.ts'
import { type Fact, factList } from '../fact-list.ts'
import type { ServedSite } from '../served-site.ts'

/** A visitor who was sent to the main site. */
export type Arrived = Arrival & { readonly asked: EdgeRequest; readonly name: string | undefined }

type Say = (id: string) => string

/** Where the visitor has arrived, as which user and with which parameters: what the main site would receive. */
export function arrivalContent(arrived: Arrived, site: ServedSite, say: Say): string {
  const { host, locale, path, asked, name } = arrived
  const section = site.sections.find((one) => one.path === path) ?? site.sections.find((one) => one.path === '/')
  const language = site.site.locales.find(({ code }) => code === locale)
  const place: Fact[] = [
    [say('ui.arrival.section'), `${section ? say(section.name) : path} (${host}${path})`],
    [say('ui.arrival.language'), language?.name ?? locale],
  ]
  const visitor = name === undefined ? say('ui.arrival.nobody') : `${say('ui.arrival.signed-in')}: ${name}`
  const brought = whatCameAlong(asked, say)
  return [
    factList(place),
    `<p>${escapeHtml(visitor)}</p>`,
    ...doorsOf(asked, say).map((door) => `<p>${escapeHtml(door)}</p>`),
    ...(brought.length > 0 ? [`<h2>${escapeHtml(say('ui.arrival.came-along'))}</h2>`, factList(brought)] : []),
  ].join('')
}

/** Dialogs that the main site would open at once. */
function doorsOf({ query }: EdgeRequest, say: Say): string[] {
  return [
    ...(query.get('auth') === 'true' ? [say('ui.arrival.sign-in-open')] : []),
    ...(query.get('show_reg') === 'true' ? [say('ui.arrival.sign-up-open')] : []),
  ]
}

function whatCameAlong({ query, cookies }: EdgeRequest, say: Say): Fact[] {
  const yes = say('ui.arrival.yes')
  const bonus = query.get('bonus') || query.get('bonus_id')
  const ids = Object.entries(affiliateIds(query, cookies)).flatMap(([name, id]) => (id ? [`${name}=${id}`] : []))
  return [
    ...(bonus ? ([[say('ui.arrival.bonus'), bonus]] as const) : []),
    ...(query.get('newReg') === 'true' ? ([[say('ui.arrival.new-account'), yes]] as const) : []),
    ...(query.get('welcomeme') === '1' ? ([[say('ui.arrival.welcome'), yes]] as const) : []),
    ...(ids.length > 0 ? ([[say('ui.arrival.campaign'), ids.join(', ')]] as const) : []),
  ]
}
