import { type FormSchema, formSchemas } from '../../../../src/contract/generated/form-schemas.ts'
import { isChangeable } from '../../../../src/registry/overrides/change-landing.ts'
import { groups } from '../../../model/schemas/groups.ts'

/** A property that many landings can have in common. */
export type Field = {
  /** The path, as one string. */
  readonly key: string
  readonly path: readonly string[]
  /** As the forms say it: "Bonus › Bonus preset". */
  readonly name: string
  readonly schema: FormSchema
  /** The subject. */
  readonly group: string
}

type Block = { readonly id: string; readonly type: string }
type Properties = Readonly<Record<string, FormSchema>>

/** Everything that can be changed in landings that have these blocks in common, as their schemas say it. */
export function fieldsOf(blocks: readonly Block[]): Field[] {
  return [...ofLanding, ...blocks.flatMap((block) => ofBlock(block, blocks))]
}

const below = (schema: FormSchema, path: readonly string[], names: readonly string[]): Field[] =>
  Object.entries((schema['properties'] ?? {}) as Properties).flatMap(([name, property]) => {
    const place = [...path, name]
    if (name === 'blockChanges') return []
    const titles = [...names, String(property['title'] ?? name)]
    if (isGroup(property)) return below(property, place, titles)
    return [{ key: place.join('/'), path: place, name: titles.join(' › '), schema: property, group: 'Blocks' }]
  })

/** An object of one form; one of several kinds is changed as a whole. */
const isGroup = (schema: FormSchema) =>
  schema['properties'] !== undefined && schema['oneOf'] === undefined && schema['anyOf'] === undefined

/** The properties of a landing by subject, as in its editor. */
const ofLanding = groups.flatMap(({ title, schema }) =>
  below(schema, [], [])
    .filter(({ path }) => isChangeable(path))
    .map((field) => ({ ...field, group: title })),
)

function ofBlock({ id, type }: Block, all: readonly Block[]): Field[] {
  const schema = formSchemas[`blocks/${type}`] ?? {}
  const title = String(schema['title'] ?? type)
  const isOnly = all.filter((block) => block.type === type).length === 1
  const { id: _, type: __, ...properties } = (schema['properties'] ?? {}) as Properties
  return below({ ...schema, properties }, ['blocks', id], [isOnly ? title : `${title} (${id})`])
}

/** Whether items can be added to the values of a property, or removed from them. */
export const isList = ({ schema }: Field): boolean => schema['type'] === 'array' && schema['uniqueItems'] === true
