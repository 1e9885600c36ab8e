import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { ownVerification, sendDocument } from './calls/verification.ts'
import { errors } from './errors.ts'
import { limits } from './limits.ts'
import { migrations } from './migrations/index.ts'
import { sweep } from './sweep.ts'

/** How players prove who they are. */
export const verification = {
  migrations,
  handlers: {
    'own-verification': ownVerification,
    'send-document': sendDocument,
  },
  errors,
  limits,
  sweep,
} satisfies Service
