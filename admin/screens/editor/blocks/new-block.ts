import type { FormSchema } from '../../../../src/contract/generated/form-schemas.ts'
import { blockSchema } from '../../../model/schemas/block-forms.ts'
import type { Block } from './block.ts'

/** A block that can be shown at once: what it needs is filled in with the examples of its schema. */
export const newBlock = (type: string, id: string): Block =>
  ({ id, type, ...(exampleOf({ ...blockSchema(type), examples: undefined }) as object) }) as Block

type Properties = Readonly<Record<string, FormSchema>>

function exampleOf(schema: FormSchema): unknown {
  const { examples, enum: choices, type, items, minItems = 1, properties = {}, required = [] } = schema
  const [first] = (examples ?? choices ?? []) as readonly unknown[]
  if (first !== undefined) return first
  if (type === 'boolean') return false
  if (type === 'array') return Array.from({ length: Number(minItems) }, () => exampleOf(items as FormSchema))
  const names = required as readonly string[]
  return Object.fromEntries(names.map((name) => [name, exampleOf((properties as Properties)[name] ?? {})]))
}
