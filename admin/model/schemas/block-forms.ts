import { type FormSchema, formSchemas } from '../../../src/contract/generated/form-schemas.ts'

const typesIn = (folder: string) =>
  Object.keys(formSchemas)
    .filter((name) => name.startsWith(`${folder}/`))
    .map((name) => name.slice(folder.length + 1))

/** The types of a page's blocks. */
export const blockTypes: readonly string[] = typesIn('blocks')

/** The types of a dialog's parts; none is also that of a block. */
export const partTypes: readonly string[] = typesIn('dialog-blocks')

/** The schema of a block or part. */
export const blockForm = (type: string): FormSchema | undefined =>
  formSchemas[`blocks/${type}`] ?? formSchemas[`dialog-blocks/${type}`]

/** The properties of a block without its id and type, which never change. */
export function blockSchema(type: string): FormSchema {
  const known = blockSchemas.get(type)
  if (known) return known
  const schema = blockForm(type) ?? {}
  const { id: _, type: __, ...own } = (schema['properties'] ?? {}) as Readonly<Record<string, FormSchema>>
  const required = ((schema['required'] ?? []) as string[]).filter((name) => name !== 'id' && name !== 'type')
  const made = { ...schema, properties: own, required }
  blockSchemas.set(type, made)
  return made
}

const blockSchemas = new Map<string, FormSchema>()

export const blockTitle = (type: string): string => String(blockForm(type)?.['title'] ?? type)

/** What a block is for, in a sentence. */
export const blockHelp = (type: string): string =>
  String(blockForm(type)?.['description'] ?? '').replace(/\.(\s.*)?$/s, '')
