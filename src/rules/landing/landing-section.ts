import type { CompiledLanding, Manifest, Section } from '../../contract/index.ts'
import { sportsPath } from '../main-site/sports-place.ts'

type Records = Pick<Manifest, 'sections' | 'competitions'>

/** Where a landing leads to: its section, or within the sportsbook its own match. */
export function landingSection(
  { sections, competitions }: Records,
  { section, slug }: Pick<CompiledLanding, 'section' | 'slug'>,
): Pick<Section, 'path' | 'query'> {
  const own = sections.find(({ id }) => id === section)
  if (!own) return { path: '/' }
  const competition = own.screen === 'sports' ? competitionsByMatch(competitions).get(slug) : undefined
  const match = competition && {
    ...{ sport: competition.sport, competition: competition.id },
    fixture: `${competition.id}.${slug}`,
  }
  const path = match && sportsPath(sections, 'sports', match)
  return path ? { path } : { path: own.path, ...(own.query && { query: own.query }) }
}

type Competitions = Manifest['competitions']

const known = new WeakMap<Competitions, ReadonlyMap<string, Competitions[number]>>()

/** The competition of each match that has a landing, by the landing's slug. */
function competitionsByMatch(competitions: Competitions): ReadonlyMap<string, Competitions[number]> {
  const found =
    known.get(competitions) ??
    new Map(
      competitions.flatMap((competition) => {
        const { season } = competition
        return season.kind === 'matches' ? season.matches.map(({ name }) => [name, competition] as const) : []
      }),
    )
  known.set(competitions, found)
  return found
}
