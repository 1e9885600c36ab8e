import path from 'node:path'
import type fc from 'fast-check'
import { type SiteCallName, siteFamilies } from '../../../src/contract/calls/site.ts'
import type { Site } from '../../../src/contract/index.ts'
import { loadSchemas } from '../../codegen/load-schemas.ts'
import { callFiles } from '../../codegen/schemas.ts'
import { valuesOf } from './schema-values.ts'

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly examples?: readonly unknown[]
}

export type Fields = Readonly<Record<string, unknown>>

/** A valid request, from the examples of the call's schema. */
export type Example<Name extends string = string> = {
  readonly name: Name
  readonly method: Call['method']
  /** The address, with its parameters as `:name`. */
  readonly url: string
  readonly params: Fields
  readonly query: Fields
  readonly body: Fields
  /** The properties of each part. */
  readonly known: { readonly body: readonly string[]; readonly query: readonly string[] }
  /** Values that the schema accepts. */
  readonly accepted: { readonly body?: fc.Arbitrary<Fields>; readonly query?: fc.Arbitrary<Fields> }
}

type Call = { readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly path: string }

const schemas = loadSchemas()

/** One example per call of a family. */
export function examplesOf<Name extends string, Known extends Call>(
  family: string,
  known: Readonly<Record<Name, Known>>,
  baseOf: (call: Known) => string,
): Example<Name>[] {
  return callFiles(schemas, family).map((file) => {
    const { properties = {} } = schemas.get(file) as Schema
    const name = path.basename(file, '.schema.json') as Name
    const call = known[name]
    const accepted = (part: 'body' | 'query') =>
      properties[part] && { [part]: valuesOf(file, `/properties/${part}`) as fc.Arbitrary<Fields> }
    return {
      name,
      method: call.method,
      url: baseOf(call) + call.path,
      params: fieldExamples(properties['params']),
      query: fieldExamples(properties['query']),
      body: (properties['body']?.examples?.[0] ?? fieldExamples(properties['body'])) as Fields,
      known: {
        body: Object.keys(properties['body']?.properties ?? {}),
        query: Object.keys(properties['query']?.properties ?? {}),
      },
      accepted: { ...accepted('body'), ...accepted('query') },
    }
  })
}

/** One example per call that players make, at the base paths of the site. */
export const siteExamples = (bases: Site['hosts']['api']): Example<SiteCallName>[] => [
  ...examplesOf('player', siteFamilies.player, ({ group }) => bases[group]),
  ...examplesOf('cashier', siteFamilies.cashier, ({ group }) => bases[group]),
  ...examplesOf('games', siteFamilies.games, ({ group }) => bases[group]),
  ...examplesOf('inbox', siteFamilies.inbox, ({ group }) => bases[group]),
  ...examplesOf('sports', siteFamilies.sports, ({ group }) => bases[group]),
  ...examplesOf('verification', siteFamilies.verification, ({ group }) => bases[group]),
]

function fieldExamples(part: Schema | undefined): Fields {
  const fields = Object.entries(part?.properties ?? {})
  return Object.fromEntries(fields.map(([name, { examples: all = [] }]) => [name, all[0]]))
}
