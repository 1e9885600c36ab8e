import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Tables } from '../../../kernel/database/tables.ts'
import type { Sportsbook } from '../sportsbook.ts'

/** Competitions and competitors whose names have what was searched for. */
export type Found = {
  readonly competitions: readonly string[]
  readonly teams: readonly { readonly competition: string; readonly id: string }[]
}

/** More tell nothing to whoever searches. */
const most = 50

type Named = { readonly competition: string; readonly team?: string; readonly names: string }

type Records = ReturnType<Sportsbook['records']>

const indexes = new WeakMap<Records, readonly Named[]>()

/** Finds names in any language: players type what they have read. */
export function findNames({ records, textOf }: Sportsbook, text: string): Found {
  const manifest = records()
  const index = indexes.get(manifest) ?? indexOf(manifest, textOf)
  indexes.set(manifest, index)
  const found = index.filter(({ names }) => names.includes(text.trim().toLocaleLowerCase('en'))).slice(0, most)
  return {
    competitions: found.flatMap(({ competition, team }) => (team === undefined ? [competition] : [])),
    teams: found.flatMap(({ competition, team }) => (team === undefined ? [] : [{ competition, id: team }])),
  }
}

/** Whether a fixture is one of a competition or a competitor that was found. */
export function isFound({ competitions, teams }: Found): Expression<SqlBool> {
  const { eb, or, and } = expressionBuilder<Tables, 'fixtures'>()
  const inTeams = teams.map(({ competition, id }) =>
    and([eb('competition', '=', competition), eb('sides', 'like', `%"${id}"%`)]),
  )
  return or([eb('competition', 'in', ['', ...competitions]), ...inTeams])
}

function indexOf({ competitions, site }: Records, textOf: Sportsbook['textOf']): readonly Named[] {
  const inAllLanguages = (message: string) =>
    site.locales.map(({ code }) => textOf(message, code).toLocaleLowerCase('en')).join('\n')
  return competitions.flatMap(({ id, name, teams }) => [
    { competition: id, names: inAllLanguages(name) },
    ...teams.map((team) => ({
      competition: id,
      team: team.id,
      names: typeof team.name === 'string' ? team.name.toLocaleLowerCase('en') : inAllLanguages(team.name.message),
    })),
  ])
}
