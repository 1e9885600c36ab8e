import { type ErrorCatalogue, errorsOf } from '../../kernel/calls/errors.ts'

export const errors = {
  'bonus-unknown': { status: 400, location: 'bonus_id', reason: 'notFound', message: 'This bonus does not exist' },
  'bonus-taken': {
    status: 409,
    location: 'bonus_id',
    reason: 'alreadyUsed',
    message: 'You have already had your welcome bonus; look at your bonuses',
  },
  'promo-not-active': {
    status: 400,
    location: 'code',
    reason: 'badRequest',
    message: 'The promo code is not active',
  },
  'promo-unknown': { status: 404, location: 'code', reason: 'notFound', message: 'The promo code does not exist' },
  'promo-used': { status: 409, location: 'code', reason: 'alreadyUsed', message: 'The promo code was already used' },
} as const satisfies ErrorCatalogue

export const callError = errorsOf(errors)
