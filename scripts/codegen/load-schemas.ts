import { completeSchemas } from './complete.ts'
import { readSchemas, type SchemaSet } from './schemas.ts'

/** All schemas of the contract, including derived ones. */
export const loadSchemas = (): SchemaSet => completeSchemas(readSchemas())
