import type { FormSchema } from '../../../src/contract/generated/form-schemas.ts'
import { sayValue } from '../../kit/differences/say-value.ts'
import { sayMoment } from '../../kit/format/say-moment.ts'
import { pictureName } from '../../model/pictures/picture-name.ts'
import { codeName } from '../../model/schemas/code-name.ts'
import { recordSchema } from '../../model/schemas/record-schema.ts'
import { schemasAt, stepOf, type TypeOfBlock } from '../../model/schemas/schema-at.ts'
import { valueName } from '../../model/schemas/value-name.ts'

type Place = {
  readonly record: string
  readonly path: readonly string[]
  readonly typeOf: TypeOfBlock
  /** The English words of a text. */
  readonly wordsOf?: (text: string) => string | undefined
}

/** A value of a record as its form says it: texts by their words, choices and pictures by their names, switches as on and off. */
export function sayAt(place: Place, value: unknown): string {
  if (!Array.isArray(value)) return sayValue(nameAt(place, value))
  return sayValue(value.map((one, index) => nameAt({ ...place, path: [...place.path, String(index)] }, one)))
}

function nameAt({ record, path, typeOf, wordsOf }: Place, value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const schemas = schemasAt(recordSchema(record), path.map(stepOf), typeOf)
  const chosen = schemas.find((schema) => isChoice(schema, value))
  if (chosen) return valueName(chosen, value)
  if (schemas.some((schema) => schema['format'] === 'date-time') && !Number.isNaN(Date.parse(String(value))))
    return sayMoment(String(value))
  const refersTo = (kind: string) => schemas.some((schema) => schema['refersTo'] === kind)
  if (refersTo('icon')) return pictureName(String(value))
  return (refersTo('message') && wordsOf?.(String(value))) || value
}

/** Whether the form has a name for it: as one of several values, as a usual one, or as a code. */
const isChoice = (schema: FormSchema, value: string | number) =>
  (Array.isArray(schema['enum']) && schema['enum'].includes(value)) ||
  Object.hasOwn(Object(schema['titles']), value) ||
  codeName(schema, value) !== undefined
