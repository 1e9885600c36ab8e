import type { Service } from '../../kernel/service.ts'
import { openRegistrationForm } from './calls/open-registration-form.ts'
import { limits } from './limits.ts'
import { migrations } from './migrations/index.ts'
import { sweep } from './sweep.ts'

/** The append-only log of what visitors did. */
export const events = {
  migrations,
  handlers: { 'open-registration-form': openRegistrationForm },
  errors: {},
  limits,
  sweep,
} satisfies Service
