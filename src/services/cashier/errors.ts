import { type ErrorCatalogue, errorsOf } from '../../kernel/calls/errors.ts'

export const errors = {
  'method-unknown': {
    status: 404,
    location: 'method',
    reason: 'notFound',
    message: 'This payment method is not offered for your account; choose another one',
  },
  'method-closed': {
    status: 409,
    location: 'method',
    reason: 'conflict',
    message: 'This payment method takes no payments at the moment; choose another one',
  },
  'amount-too-small': {
    status: 400,
    location: 'amount',
    reason: 'badRequest',
    message: 'The amount is below the minimum of this payment method; choose a larger one',
  },
  'amount-too-large': {
    status: 400,
    location: 'amount',
    reason: 'badRequest',
    message: 'The amount is above the maximum of this payment method; choose a smaller one',
  },
  'amount-not-payable': {
    status: 400,
    location: 'amount',
    reason: 'badRequest',
    message: 'This currency has no decimals; enter a whole amount',
  },
  'deposit-reused': {
    status: 409,
    location: 'request_id',
    reason: 'duplicate',
    message: 'Another deposit was already started with this request; start a new one',
  },
  'deposit-unknown': {
    status: 404,
    location: 'deposit',
    reason: 'notFound',
    message: 'There is no such deposit; look at your deposits',
  },
  'deposit-closed': {
    status: 409,
    location: 'deposit',
    reason: 'conflict',
    message: 'This deposit takes no transaction ID; start a new one',
  },
  'deposit-in-queue': {
    status: 409,
    location: 'transaction_id',
    reason: 'conflict',
    message: 'A transaction ID was already sent for this deposit; wait for the result',
  },
  'transaction-malformed': {
    status: 400,
    location: 'transaction_id',
    reason: 'badRequest',
    message: 'This is not a transaction ID; copy it from your payment app',
  },
  'transaction-known': {
    status: 409,
    location: 'transaction_id',
    reason: 'alreadyUsed',
    message: 'This transaction ID was already used; enter the one of this payment',
  },
  'deposit-limit': {
    status: 403,
    location: 'amount',
    reason: 'forbidden',
    message: 'This is above the limit that you have set for 24 hours; choose a smaller amount, or wait',
  },
  'loss-limit': {
    status: 403,
    location: 'amount',
    reason: 'forbidden',
    message: 'You could lose more than the limit that you have set for 24 hours; choose a smaller stake, or wait',
  },
  'session-limit': {
    status: 403,
    location: 'limits',
    reason: 'forbidden',
    message: 'You have played for as long as the limit that you have set for 24 hours; your limits say more',
  },
  'self-excluded': {
    status: 403,
    location: 'limits',
    reason: 'forbidden',
    message: 'You have excluded yourself; your limits say until when',
  },
  'withdrawal-country': {
    status: 403,
    location: 'country',
    reason: 'forbidden',
    message: 'No withdrawal is available for your country; contact support',
  },
  'withdrawal-email': {
    status: 403,
    location: 'email',
    reason: 'forbidden',
    message: 'Confirm your e-mail first; without it, nothing can be withdrawn',
  },
  'withdrawal-profile': {
    status: 403,
    location: 'profile',
    reason: 'forbidden',
    message: 'Fill in all fields of your profile first',
  },
  'withdrawal-turnover': {
    status: 403,
    location: 'turnover',
    reason: 'forbidden',
    message: 'Bet the amount of your deposits first; the conditions say how much is missing',
  },
  'withdrawal-daily': {
    status: 403,
    location: 'daily',
    reason: 'forbidden',
    message: 'You have used your withdrawals of the last 24 hours; the conditions say when the next one is possible',
  },
  'bonus-loss-unconfirmed': {
    status: 409,
    location: 'confirm_bonus_loss',
    reason: 'conflict',
    message: 'A withdrawal ends your active bonus; confirm that, or play with the bonus first',
  },
  'withdrawal-reused': {
    status: 409,
    location: 'request_id',
    reason: 'duplicate',
    message: 'Another withdrawal was already asked for with this request; start a new one',
  },
  'withdrawal-unknown': {
    status: 404,
    location: 'withdrawal',
    reason: 'notFound',
    message: 'There is no such withdrawal; look at your withdrawals',
  },
  'withdrawal-decided': {
    status: 409,
    location: 'withdrawal',
    reason: 'conflict',
    message: 'This withdrawal was already decided and can no longer be cancelled',
  },
  'callback-forged': {
    status: 403,
    location: 'signature',
    reason: 'forbidden',
    message: 'The signature does not fit; sign all fields with the key of this provider',
  },
  'callback-outdated': {
    status: 403,
    location: 'time',
    reason: 'forbidden',
    message: 'The call was signed too long ago or in the future; sign it again',
  },
  'callback-altered': {
    status: 409,
    location: 'id',
    reason: 'duplicate',
    message: 'A call with this id but with other content was already received; use a new id',
  },
} as const satisfies ErrorCatalogue

export const callError = errorsOf(errors)
