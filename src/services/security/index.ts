import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { migrations } from './migrations/index.ts'
import { sweep } from './sweep.ts'

/** The log of security events, which the other services and the desk write. */
export const security = { migrations, handlers: {}, errors: {}, limits: {}, sweep } satisfies Service
