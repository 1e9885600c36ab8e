import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type SiteCallName, siteFamilies } from '../../contract/calls/site.ts'

const folder = path.join(import.meta.dirname, '../../../schema')

export type Schema = {
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly examples?: readonly unknown[]
  readonly [keyword: string]: unknown
}

/** All calls with their schemas, and the shared schemas by name. */
export type CallSchemas = {
  readonly calls: readonly { readonly name: SiteCallName; readonly schema: Schema }[]
  readonly shared: Readonly<Record<string, Schema>>
}

export function readCallSchemas(): CallSchemas {
  const read = (file: string): Schema => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  const shared = globSync('shared/**/*.schema.json', { cwd: folder }).sort()
  return {
    calls: Object.entries(siteFamilies).flatMap(([family, calls]) =>
      (Object.keys(calls) as SiteCallName[]).map((name) => ({
        name,
        schema: read(`calls/${family}/${name}.schema.json`),
      })),
    ),
    shared: Object.fromEntries(shared.map((file) => [nameOf(file), read(file)])),
  }
}

/** `../shared/country-code.schema.json` → `country-code`. */
export const nameOf = (reference: string) => path.basename(reference, '.schema.json')
