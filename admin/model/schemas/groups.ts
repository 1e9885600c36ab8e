import type { FormSchema } from '../../../src/contract/generated/form-schemas.ts'
import { formSchemas } from '../../../src/contract/generated/form-schemas.ts'

/** The properties of a landing by subject; blocks have a list of their own. */
const named = {
  'The page': ['title', 'description', 'theme', 'shareImage', 'market', 'values', 'tags', 'notes'],
  'The offer': ['bonus', 'button', 'banner'],
  'The dialog': ['dialog', 'registrationType', 'signIn'],
  'After registration': ['section', 'afterSuccess'],
  'When and for whom': ['schedule', 'param', 'currencyByIp', 'loadingOverlay', 'pixels', 'extends'],
} as const satisfies Record<string, readonly string[]>

export type Group = { readonly title: string; readonly properties: readonly string[]; readonly schema: FormSchema }

type Properties = Readonly<Record<string, FormSchema>>

/** Changes to inherited blocks are made in the list of blocks. */
function withoutBlockChanges(schema: FormSchema): FormSchema {
  const { blockChanges: _, ...properties } = (schema['properties'] ?? {}) as Properties
  return schema['properties'] ? { ...schema, properties } : schema
}

const propertiesOf = (kind: string) => formSchemas[kind]?.['properties'] as Properties

const groupOf = (kind: string, title: string, names: readonly string[]): Group => ({
  title,
  properties: names,
  schema: {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, withoutBlockChanges(propertiesOf(kind)[name] ?? {})])),
  },
})

export const groups: readonly Group[] = Object.entries(named).map(([title, names]) => groupOf('landing', title, names))

/** Those of a dialog: its parts have a list of their own, its name is its file's. */
export const dialogGroup = groupOf(
  'dialog',
  'The dialog',
  Object.keys(propertiesOf('dialog')).filter(
    (name) => !['$schema', 'name', 'blocks', 'addedBlocks', 'blockPlaces', 'blockChanges'].includes(name),
  ),
)
