import { type ErrorCatalogue, errorsOf } from '../../kernel/calls/errors.ts'

export const errors = {
  'insufficient-funds': {
    status: 409,
    location: 'amount',
    reason: 'conflict',
    message: 'The balance is too low for this amount; choose a smaller one, or make a deposit first',
  },
  'transfer-reused': {
    status: 409,
    location: 'id',
    reason: 'duplicate',
    message: 'Money was already moved under this id, but with other content; use a new id',
  },
} as const satisfies ErrorCatalogue

export const callError = errorsOf(errors)
