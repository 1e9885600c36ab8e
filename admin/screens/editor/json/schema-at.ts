import { type FormSchema, formSchemas } from '../../../../src/contract/generated/form-schemas.ts'

export type Path = readonly (string | number)[]

/** The type of the block with this id, or at this place of the list. */
export type TypeOfBlock = (block: string | number) => string | undefined

/** What the contract says at a place of a record: each branch where there are several. */
export function schemasAt(root: FormSchema, path: Path, typeOfBlock: TypeOfBlock): FormSchema[] {
  const [first, block, ...rest] = path
  if ((first === 'blocks' || first === 'blockChanges') && block !== undefined) {
    const type = typeOfBlock(block)
    const schema = type === undefined ? undefined : formSchemas[`blocks/${type}`]
    return schema ? below(schema, rest) : []
  }
  return below(root, path)
}

function below(schema: FormSchema, path: Path): FormSchema[] {
  return path.reduce((schemas: FormSchema[], step) => schemas.flatMap((one) => inside(one, step)), branches(schema))
}

function inside({ properties, items, additionalProperties }: FormSchema, step: string | number): FormSchema[] {
  const found = typeof step === 'number' ? items : (record(properties)?.[step] ?? additionalProperties)
  const schema = record(found)
  return schema ? branches(schema) : []
}

/** The schema itself, and what it may be instead. */
function branches(schema: FormSchema): FormSchema[] {
  const others = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  return [schema, ...others.flatMap((one: FormSchema) => branches(one))]
}

const record = (value: unknown): FormSchema | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FormSchema) : undefined
