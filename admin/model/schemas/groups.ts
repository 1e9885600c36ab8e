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

const properties = formSchemas['landing']?.['properties'] as Properties

export const groups: readonly Group[] = Object.entries(named).map(([title, names]) => ({
  title,
  properties: names,
  schema: {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, withoutBlockChanges(properties[name] ?? {})])),
  },
}))

/** The properties of a block without its id and type, which never change. */
export function blockSchema(type: string): FormSchema {
  const known = blockSchemas.get(type)
  if (known) return known
  const schema = formSchemas[`blocks/${type}`] ?? {}
  const { id: _, type: __, ...own } = (schema['properties'] ?? {}) as Properties
  const required = ((schema['required'] ?? []) as string[]).filter((name) => name !== 'id' && name !== 'type')
  const made = { ...schema, properties: own, required }
  blockSchemas.set(type, made)
  return made
}

const blockSchemas = new Map<string, FormSchema>()

export const blockTitle = (type: string): string => String(formSchemas[`blocks/${type}`]?.['title'] ?? type)

export const blockTypes: readonly string[] = Object.keys(formSchemas)
  .filter((name) => name.startsWith('blocks/'))
  .map((name) => name.slice('blocks/'.length))
