import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly examples?: readonly unknown[]
}

type Fields = Readonly<Record<string, unknown>>

/** What a call is asked with, as the examples of its schema say. */
export type Example<Name extends string = string> = {
  readonly name: Name
  readonly method: Call['method']
  /** Where it is found, with its parameters as `:name`. */
  readonly url: string
  readonly params: Fields
  readonly query: Fields
  readonly body: Fields
  /** The properties that each part may have. */
  readonly known: { readonly body: readonly string[]; readonly query: readonly string[] }
}

type Call = { readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly path: string }

/** One for each schema of a folder. */
export function examplesOf<Name extends string, Known extends Call>(
  folder: 'api' | 'admin',
  known: Readonly<Record<Name, Known>>,
  baseOf: (call: Known) => string,
): Example<Name>[] {
  const files = globSync(`schema/${folder}/*.schema.json`).sort()
  return files.map((file) => {
    const { properties = {} }: Schema = JSON.parse(readFileSync(file, 'utf8'))
    const name = path.basename(file, '.schema.json') as Name
    const call = known[name]
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
    }
  })
}

function fieldExamples(part: Schema | undefined): Fields {
  const fields = Object.entries(part?.properties ?? {})
  return Object.fromEntries(fields.map(([name, { examples: all = [] }]) => [name, all[0]]))
}
