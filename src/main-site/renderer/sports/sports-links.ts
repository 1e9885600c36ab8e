import type { Manifest } from '../../../contract/index.ts'
import type { LineMoment, WantedLine } from '../../../rules/main-site/line-moment.ts'
import { inOrder } from '../../../rules/main-site/sections.ts'
import {
  isSportsScreen,
  type SportsPlace,
  type SportsScreen,
  sportsPath,
} from '../../../rules/main-site/sports-place.ts'
import type { ShownSports } from '../../page/sports.ts'
import type { Say } from '../texts.ts'

type Records = Pick<Manifest, 'sections' | 'sports' | 'competitions'>

type Words = { readonly say: Say; readonly address: (path: string) => string }

type Counted = { readonly id: string; readonly planned: number; readonly live: number }

/** Where a page of the sportsbook leads to. */
export function sportsLinks(
  { sections, sports, competitions }: Records,
  { screen, place }: Pick<WantedLine, 'screen' | 'place'>,
  counted: LineMoment['sports'],
  { say, address }: Words,
): Pick<ShownSports, 'tabs' | 'above' | 'sports' | 'competitions'> {
  const hrefOf = (of: SportsScreen, where: SportsPlace) => address(sportsPath(sections, of, where) ?? '/')
  const countOf = countIn(screen)
  const { fixture, ...whole } = place
  const sport = sports.find(({ id }) => id === place.sport)
  const competition = competitions.find(({ id }) => id === place.competition)
  const shownSports = sports.flatMap(({ id, name, icon, order }) => {
    const count = countOf(counted.find((one) => one.id === id))
    const link = { id, name: say(name), icon, count, href: hrefOf(screen, { sport: id }) }
    return count > 0 || id === place.sport || screen === 'results' ? [{ ...link, order }] : []
  })
  const shownCompetitions = competitions.flatMap((one) => {
    const ofSport = counted.find(({ id }) => id === one.sport)
    const count = countOf(ofSport?.competitions.find(({ id }) => id === one.id))
    const { icon = '', family } = sports.find(({ id }) => id === one.sport) ?? {}
    if (count === 0 || (place.sport === undefined ? family !== 'sport' : one.sport !== place.sport)) return []
    const href = hrefOf(screen, { sport: one.sport, competition: one.id })
    return [{ id: one.id, name: say(one.name), icon, count, href }]
  })
  return {
    tabs: inOrder(sections).flatMap(({ screen: of, name, sport: only }) =>
      isSportsScreen(of) && !only ? [{ screen: of, href: hrefOf(of, whole), name: say(name) }] : [],
    ),
    above: [
      ...(place.competition !== undefined && sport
        ? [{ name: say(sport.name), href: hrefOf(screen, { sport: sport.id }) }]
        : []),
      ...(fixture !== undefined && competition ? [{ name: say(competition.name), href: hrefOf(screen, whole) }] : []),
    ],
    sports: shownSports
      .toSorted((one, other) => familyRank(sports, one.id) - familyRank(sports, other.id) || one.order - other.order)
      .map(({ order: _, ...link }) => link),
    competitions: shownCompetitions.toSorted((one, other) => other.count - one.count).slice(0, mostCompetitions),
  }
}

/** The ones with the most matches; those of one sport are fewer. */
const mostCompetitions = 12

const families = ['sport', 'cyber', 'virtual']

const familyRank = (sports: Manifest['sports'], sport: string) =>
  families.indexOf(sports.find(({ id }) => id === sport)?.family ?? '')

const countIn = (screen: SportsScreen) => (counted: Counted | undefined) => {
  if (!counted || screen === 'results') return 0
  const { planned, live } = counted
  return { sports: planned + live, line: planned, live }[screen]
}
