import { recordSchema } from './record-schema.ts'
import { schemasAt, stepOf, type TypeOfBlock } from './schema-at.ts'

/** Whether the value at a path of a record is the id of a text. */
export const isText = (record: string, path: readonly string[], typeOfBlock: TypeOfBlock): boolean =>
  schemasAt(recordSchema(record), path.map(stepOf), typeOfBlock).some((schema) => schema['refersTo'] === 'message')
