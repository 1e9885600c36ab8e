import { type ErrorCatalogue, errorsOf } from '../../kernel/calls/errors.ts'

export const errors = {
  'unknown-fixture': {
    status: 404,
    location: 'fixture',
    reason: 'notFound',
    message: 'This match is not in the line; look for it in the list of matches',
  },
} as const satisfies ErrorCatalogue

export const callError = errorsOf(errors)
