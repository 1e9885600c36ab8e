import type { Collection, Competition, CompiledCompetition } from '../../contract/index.ts'
import { collectionMatches } from '../../rules/calendar/collection-matches.ts'
import type { Records } from '../check/records.ts'

const averageStrength = 100

/** The competitions with their competitors, and with the matches of their collections. */
export function compileCompetitions(records: Pick<Records, 'competition' | 'collection'>): CompiledCompetition[] {
  const collections = new Map(records.collection.map(({ value }) => [value.id, value]))
  return records.competition.map(({ value }) => compileCompetition(value, collections))
}

function compileCompetition(
  competition: Competition,
  collections: ReadonlyMap<string, Collection>,
): CompiledCompetition {
  const { id, name, sport, country, margin, seed, season } = competition
  const stated = { id, name, sport, ...(country && { country }), margin, seed }
  if (season.kind === 'rolling') {
    const { kind, teams, everyMinutes, minutes } = season
    return {
      ...stated,
      teams: teams.map((team) => ({ strength: averageStrength, ...team })),
      season: { kind, everyMinutes, minutes },
    }
  }
  const collection = collections.get(season.collection)
  const strengths = new Map(season.strengths?.map(({ team, strength }) => [team, strength]))
  const teams = (collection?.teams ?? []).map((team) => ({
    id: team.id,
    name: { message: team.name },
    strength: strengths.get(team.id) ?? averageStrength,
  }))
  return { ...stated, teams, season: { kind: 'matches', matches: collection ? matchesOf(collection) : [] } }
}

type Matches = Extract<CompiledCompetition['season'], { readonly kind: 'matches' }>['matches']

function matchesOf(collection: Collection): Matches {
  const matches = collectionMatches(collection).map(({ slug, home, away, kickOff }) => ({
    name: slug,
    sides: [home.id, away.id],
    startsAt: Date.parse(overriddenKickOff(collection, slug) ?? kickOff) / 1000,
  }))
  return matches.sort((one, other) => one.startsAt - other.startsAt)
}

/** A match page may state another kick-off than that of the calendar. */
function overriddenKickOff({ block, overrides = [] }: Collection, slug: string): string | undefined {
  const change = overrides.find((landing) => landing.slug === slug)?.blockChanges?.[block]
  const kickOff = (change as { readonly kickOff?: unknown } | null | undefined)?.kickOff
  return typeof kickOff === 'string' ? kickOff : undefined
}
