import type { Service } from '../kernel/service.ts'
import { handlers } from './calls/handlers.ts'
import { errors } from './errors.ts'
import { appCodeLimit, factorLimit, guestCommentLimit, secondStepLimit, signInLimit } from './limits.ts'
import { migrations } from './migrations/index.ts'
import { sweep } from './sweep.ts'

/** The service of the staff: drafts, publishing, history and permissions. */
export const desk = {
  migrations,
  handlers,
  errors,
  limits: {
    'sign-in': signInLimit,
    invitation: signInLimit,
    'accept-invitation': signInLimit,
    'finish-sign-in': secondStepLimit,
    'app-code': appCodeLimit,
    factors: factorLimit,
    'add-shared-comment': guestCommentLimit,
  },
  sweep,
} satisfies Service
