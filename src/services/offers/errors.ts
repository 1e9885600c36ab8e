import { type ErrorCatalogue, errorsOf } from '../../kernel/calls/errors.ts'

export const errors = {
  'bonus-unknown': { status: 400, location: 'bonus_id', reason: 'notFound', message: 'This bonus does not exist' },
  'bonus-taken': {
    status: 409,
    location: 'bonus_id',
    reason: 'alreadyUsed',
    message: 'You have already had your welcome bonus; look at your bonuses',
  },
  'bonus-zero': {
    status: 409,
    location: 'balance',
    reason: 'conflict',
    message: 'Your bonus balance is zero; switch to your real balance',
  },
  'bonus-elsewhere': {
    status: 409,
    location: 'balance',
    reason: 'conflict',
    message: 'Your current bonus account cannot be used in this section; switch to your real balance',
  },
  'bonus-stake': {
    status: 409,
    location: 'stake',
    reason: 'conflict',
    message: 'The stake is larger than the bonus allows; choose a smaller one',
  },
  'free-stake-gone': {
    status: 409,
    location: 'balance',
    reason: 'conflict',
    message: 'You have no free stake for this; look at your bonuses',
  },
  'free-stake-other': {
    status: 409,
    location: 'stake',
    reason: 'conflict',
    message: 'A free stake has a fixed value; use all of it',
  },
  'bonus-not-yours': {
    status: 404,
    location: 'bonus',
    reason: 'notFound',
    message: 'There is no such bonus; look at your bonuses',
  },
  'bonus-ended': {
    status: 409,
    location: 'bonus',
    reason: 'conflict',
    message: 'This bonus has already ended; look at your bonuses',
  },
  'bonus-waits': {
    status: 409,
    location: 'code',
    reason: 'conflict',
    message: 'Another bonus already waits for your deposit; make the deposit, or cancel that bonus first',
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
