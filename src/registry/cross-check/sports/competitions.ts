import type { Collection, Competition } from '../../../contract/index.ts'
import { sidesInAMatch } from '../../../rules/sport/sides-in-a-match.ts'
import type { CheckedRecord } from '../../check/check-source.ts'
import type { Finding } from '../../finding.ts'
import type { Library } from '../../library.ts'
import { didYouMean } from '../../report/did-you-mean.ts'

type Problem = Omit<Finding, 'file'>

/** A competition has the competitors that its sport needs, each once. */
export function checkCompetition(
  { file, value }: CheckedRecord<'competition'>,
  collections: readonly CheckedRecord<'collection'>[],
  { sports }: Pick<Library, 'sports'>,
): Finding[] {
  const sport = sports.get(value.sport)
  const sides = sport ? sidesInAMatch(sport) : 2
  return [...wrongSeason(value, sides), ...wrongTeams(value.season, collections)].map((one) => ({ ...one, file }))
}

function wrongSeason({ sport, season }: Competition, sides: number): Problem[] {
  const code = 'season-impossible'
  if (season.kind === 'collection') {
    const message = `The matches of a collection have two sides, but those of "${sport}" have ${sides}.`
    return sides === 2 ? [] : [{ code, pointer: '/season/collection', message }]
  }
  const message = `There are ${season.teams.length} competitors, but "${sport}" needs ${sides}.`
  return season.teams.length < sides ? [{ code, pointer: '/season/teams', message }] : []
}

function wrongTeams(season: Competition['season'], collections: readonly CheckedRecord<'collection'>[]): Problem[] {
  if (season.kind === 'rolling') return namedTwice(season.teams.map(({ id }, index) => [`teams/${index}/id`, id]))
  const stated = (season.strengths ?? []).map(({ team }, index): Stated => [`strengths/${index}/team`, team])
  const collection = collections.find(({ value }) => value.id === season.collection)?.value
  return [...namedTwice(stated), ...(collection ? unknownTeams(stated, collection) : [])]
}

type Stated = readonly [place: string, team: string]

function namedTwice(stated: readonly Stated[]): Problem[] {
  const names = stated.map(([, team]) => team)
  return stated.flatMap(([place, team], index) => {
    const message = `"${team}" is already listed.`
    return names.indexOf(team) === index ? [] : [{ code: 'team-twice', pointer: `/season/${place}`, message }]
  })
}

function unknownTeams(stated: readonly Stated[], { id, teams }: Collection): Problem[] {
  const known = teams.map((team) => team.id)
  return stated.flatMap(([place, team]) => {
    const message = `The collection "${id}" has no team "${team}".`
    const suggestion = didYouMean(team, known)
    return known.includes(team) ? [] : [{ code: 'unknown-team', pointer: `/season/${place}`, message, suggestion }]
  })
}
