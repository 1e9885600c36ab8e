import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { migrations } from './migrations/index.ts'
import { sweep } from './sweep.ts'

/** Second factors, for the calls of the desk and of players. */
export const factors = { migrations, handlers: {}, errors: {}, limits: {}, sweep } satisfies Service
