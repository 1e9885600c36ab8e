import type { FormSchema } from '../../../src/contract/generated/form-schemas.ts'
import { blockForm } from './block-forms.ts'

export type Path = readonly (string | number)[]

/** The type of the block with this id, or at this index of a list. */
export type TypeOfBlock = (block: string | number, list: string) => string | undefined

/** A step of a pointer: an index is a number. */
export const stepOf = (step: string): string | number => (/^\d+$/.test(step) ? Number(step) : step)

const lists: readonly unknown[] = ['blocks', 'blockChanges', 'addedBlocks']

/** The schemas that apply at a path of a record: every variant where there are several. */
export function schemasAt(root: FormSchema, path: Path, typeOfBlock: TypeOfBlock): FormSchema[] {
  const [first, block, ...rest] = path
  if (lists.includes(first) && block !== undefined) {
    const type = typeOfBlock(block, String(first))
    const schema = type === undefined ? undefined : blockForm(type)
    return schema ? below(schema, rest) : []
  }
  return below(root, path)
}

function below(schema: FormSchema, path: Path): FormSchema[] {
  return path.reduce((schemas: FormSchema[], step) => schemas.flatMap((one) => inside(one, step)), variantsOf(schema))
}

function inside({ properties, items, additionalProperties }: FormSchema, step: string | number): FormSchema[] {
  const found = typeof step === 'number' ? items : (record(properties)?.[step] ?? additionalProperties)
  const schema = record(found)
  return schema ? variantsOf(schema) : []
}

/** The schema itself, and its variants. */
function variantsOf(schema: FormSchema): FormSchema[] {
  const others = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  return [schema, ...others.flatMap((one: FormSchema) => variantsOf(one))]
}

const record = (value: unknown): FormSchema | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FormSchema) : undefined
