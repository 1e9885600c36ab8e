import { completeSchemas } from './complete.ts'
import { readSchemas, type SchemaSet } from './schemas.ts'

/** Every schema of the contract, complete. */
export const loadSchemas = (): SchemaSet => completeSchemas(readSchemas())
