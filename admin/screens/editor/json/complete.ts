import { findNodeAtLocation, getLocation, getNodeValue, parseTree } from 'jsonc-parser'
import type { FormSchema } from '../../../../src/contract/generated/form-schemas.ts'
import type { ReferenceKind } from '../../../../src/contract/index.ts'
import { schemasAt, type TypeOfBlock } from '../../../model/schemas/schema-at.ts'
import { valueName } from '../../../model/schemas/value-name.ts'
import type { Choice } from '../../../parts/fields/field-context.ts'

export type Known = {
  readonly schema: FormSchema
  readonly typeOfBlock: TypeOfBlock
  readonly choicesOf: (kind: ReferenceKind) => readonly Choice[]
}

type Completion = { readonly label: string; readonly detail?: string }

type Completions = { readonly from: number; readonly options: readonly Completion[] }

/** What can be typed at this place of a record: properties that are not stated yet, values, or names to refer to. */
export function completeAt(text: string, offset: number, known: Known): Completions | undefined {
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset)
  const holder = isAtPropertyKey ? path.slice(0, -1) : path
  const schemas = schemasAt(known.schema, holder, known.typeOfBlock)
  const isWithin = previousNode && previousNode.offset < offset && offset <= previousNode.offset + previousNode.length
  const options = isAtPropertyKey ? properties(schemas, statedAt(text, holder)) : values(schemas, known.choicesOf)
  return options.length === 0 ? undefined : { from: isWithin ? previousNode.offset : offset, options }
}

function statedAt(text: string, path: (string | number)[]): readonly string[] {
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, path)
  return node?.type === 'object' ? Object.keys(getNodeValue(node)) : []
}

function properties(schemas: readonly FormSchema[], stated: readonly string[]): Completion[] {
  const all = Object.assign({}, ...schemas.map(({ properties }) => properties ?? {})) as Readonly<
    Record<string, { readonly title?: string }>
  >
  return Object.entries(all)
    .filter(([name]) => !stated.includes(name))
    .map(([name, { title }]) => ({ label: JSON.stringify(name), ...(title && { detail: title }) }))
}

function values(schemas: readonly FormSchema[], choicesOf: Known['choicesOf']): Completion[] {
  return schemas.flatMap((schema): Completion[] => {
    const { refersTo, enum: list } = schema as { refersTo?: ReferenceKind; enum?: readonly unknown[] }
    if (refersTo) {
      return choicesOf(refersTo).map(({ name, hint }) => ({
        label: JSON.stringify(name),
        ...(hint && { detail: hint }),
      }))
    }
    if (list) return list.map((value) => ({ label: JSON.stringify(value), detail: valueName(schema, value) }))
    return schema['type'] === 'boolean' ? [{ label: 'true' }, { label: 'false' }] : []
  })
}
