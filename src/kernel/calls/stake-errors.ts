import type { ErrorCatalogue } from './errors.ts'

/** Errors of everything that takes stakes, whichever service it belongs to. */
export const stakeErrors = {
  'stake-not-payable': {
    status: 400,
    location: 'stake',
    reason: 'badRequest',
    message: 'This currency has no decimals; enter a whole amount',
  },
  'stake-too-small': {
    status: 400,
    location: 'stake',
    reason: 'badRequest',
    message: 'The stake is below the minimum; choose a larger one',
  },
  'stake-too-large': {
    status: 400,
    location: 'stake',
    reason: 'badRequest',
    message: 'The stake is above the maximum; choose a smaller one',
  },
  'stakes-not-taken': {
    status: 409,
    location: 'currency',
    reason: 'conflict',
    message: 'No bets are taken in this currency; contact support',
  },
} as const satisfies ErrorCatalogue
