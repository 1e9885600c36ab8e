import type { Service } from '../../kernel/service.ts'
import { openRegistrationForm } from './calls/open-registration-form.ts'
import { migrations } from './migrations/index.ts'

/** The append-only log of what visitors did. */
export const events = {
  migrations,
  handlers: { 'open-registration-form': openRegistrationForm },
  errors: {},
  limits: {},
  sweep: () => [],
} satisfies Service
