import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type CallName, calls } from '../../../src/contract/index.ts'

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly examples?: readonly unknown[]
}

type Fields = Readonly<Record<string, unknown>>

/** What a call is asked with, as the examples of its schema say. */
export type Example = {
  readonly name: CallName
  readonly method: (typeof calls)[CallName]['method']
  readonly path: string
  readonly group: (typeof calls)[CallName]['group']
  readonly params: Fields
  readonly query: Fields
  readonly body: Fields
  /** The properties that each part may have. */
  readonly known: { readonly body: readonly string[]; readonly query: readonly string[] }
}

export const examples: readonly Example[] = globSync('schema/api/*.schema.json')
  .sort()
  .map((file) => {
    const { properties = {} }: Schema = JSON.parse(readFileSync(file, 'utf8'))
    const name = path.basename(file, '.schema.json') as CallName
    const { method, path: url, group } = calls[name]
    return {
      name,
      method,
      path: url,
      group,
      params: fieldExamples(properties['params']),
      query: fieldExamples(properties['query']),
      body: (properties['body']?.examples?.[0] ?? {}) as Fields,
      known: {
        body: Object.keys(properties['body']?.properties ?? {}),
        query: Object.keys(properties['query']?.properties ?? {}),
      },
    }
  })

function fieldExamples(part: Schema | undefined): Fields {
  const fields = Object.entries(part?.properties ?? {})
  return Object.fromEntries(fields.map(([name, { examples: all = [] }]) => [name, all[0]]))
}
