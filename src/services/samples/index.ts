import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { migrations } from './migrations/index.ts'
import { sweep } from './sweep.ts'

/** A sample of recent requests, for replays. */
export const samples = { migrations, handlers: {}, errors: {}, limits: {}, sweep } satisfies Service
