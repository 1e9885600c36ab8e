import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './is-postgres.ts'

type Values = Readonly<Record<string, string | number | null>>

/** Stands for a value that is known when the query is executed. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const places = new Proxy({}, { get: (_, name) => new Place(String(name)) })

/** A query that is compiled once: only the values differ from one execution to the next. */
export function prepare<Given extends Values, Row>(build: (db: Database, values: Given) => Compilable<Row>) {
  const compiled = new Map<boolean, CompiledQuery<Row>>()
  return async (db: Database, values: Given): Promise<Row[]> => {
    const kind = isPostgres(db)
    const query = compiled.get(kind) ?? build(db, places as Given).compile()
    compiled.set(kind, query)
    const parameters = query.parameters.map((one) => (one instanceof Place ? values[one.name] : one))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
