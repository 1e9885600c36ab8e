import { type ErrorCatalogue, errorsOf } from '../../kernel/calls/errors.ts'
import { stakeErrors } from '../../kernel/calls/stake-errors.ts'

export const errors = {
  ...stakeErrors,
  'unknown-fixture': {
    status: 404,
    location: 'fixture',
    reason: 'notFound',
    message: 'This match is not in the line; look for it in the list of matches',
  },
  'selections-related': {
    status: 409,
    location: 'legs',
    reason: 'conflict',
    message: 'Outcomes of one match cannot be in one bet; keep one of them, or place single bets',
  },
  'odds-changed': {
    status: 409,
    location: 'legs',
    reason: 'conflict',
    message: 'The odds have changed, or a market takes no bets at the moment; check the slip and place the bet again',
  },
  'system-impossible': {
    status: 400,
    location: 'size',
    reason: 'badRequest',
    message:
      'These legs cannot be combined like this; choose a size from 1 to the number of legs, with fewer combinations',
  },
  'bet-reused': {
    status: 409,
    location: 'request_id',
    reason: 'duplicate',
    message: 'Another bet was already placed with this request; start a new one',
  },
  'bet-unknown': {
    status: 404,
    location: 'bet',
    reason: 'notFound',
    message: 'There is no such bet; look at your bets',
  },
  'cash-out-closed': {
    status: 409,
    location: 'bet',
    reason: 'conflict',
    message: 'This bet cannot be cashed out at the moment',
  },
  'cash-out-changed': {
    status: 409,
    location: 'value',
    reason: 'conflict',
    message: 'The value of this bet has changed; look at the new offer',
  },
} as const satisfies ErrorCatalogue

export const callError = errorsOf(errors)
