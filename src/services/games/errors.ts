import { type ErrorCatalogue, errorsOf } from '../../kernel/calls/errors.ts'
import { stakeErrors } from '../../kernel/calls/stake-errors.ts'

export const errors = {
  ...stakeErrors,
  'game-unknown': {
    status: 404,
    location: 'game',
    reason: 'notFound',
    message: 'This game does not exist; look for it in the lobby',
  },
  'game-downtime': {
    status: 409,
    location: 'game',
    reason: 'conflict',
    message: 'This game is unavailable during downtime; try again later',
  },
  'games-closed': {
    status: 403,
    location: 'country',
    reason: 'forbidden',
    message: 'Games are not offered in your country; contact support',
  },
  'game-at-table': {
    status: 409,
    location: 'game',
    reason: 'conflict',
    message: 'This game is played at a table; bet there',
  },
  'game-external': {
    status: 409,
    location: 'game',
    reason: 'conflict',
    message: 'This game is played at its provider; launch it',
  },
  'game-not-external': {
    status: 409,
    location: 'game',
    reason: 'conflict',
    message: 'This game is not played at a provider; begin a round',
  },
  'game-without-bonus': {
    status: 409,
    location: 'balance',
    reason: 'conflict',
    message: 'This bonus does not work with this game; switch to your real balance',
  },
  'bet-impossible': {
    status: 400,
    location: 'bet',
    reason: 'badRequest',
    message: 'This bet is not possible in this game; choose another one',
  },
  'move-impossible': {
    status: 409,
    location: 'move',
    reason: 'conflict',
    message: 'This move is not possible now; choose one of the possible moves',
  },
  'move-reused': {
    status: 409,
    location: 'number',
    reason: 'duplicate',
    message: 'Another move has this number; look at the round',
  },
  'move-out-of-turn': {
    status: 409,
    location: 'number',
    reason: 'conflict',
    message: 'This is not the number of the next move; look at the round',
  },
  'round-unknown': {
    status: 404,
    location: 'round',
    reason: 'notFound',
    message: 'There is no such round; look at your rounds',
  },
  'round-reused': {
    status: 409,
    location: 'request_id',
    reason: 'duplicate',
    message: 'Another round was already begun with this request; begin a new one',
  },
  'round-over': { status: 409, location: 'round', reason: 'conflict', message: 'The round is over; begin a new one' },
  'round-running': {
    status: 409,
    location: 'game',
    reason: 'conflict',
    message: 'A round of this game is still running; finish it first',
  },
  'round-too-soon': {
    status: 429,
    location: 'game',
    reason: 'tooManyRequests',
    message: 'The next round of this game begins in a moment',
  },
  'session-too-long': {
    status: 409,
    location: 'request',
    reason: 'conflict',
    message: 'This is as long as your market lets you play at a stretch; take a break',
  },
  'seeds-in-use': {
    status: 409,
    location: 'client_seed',
    reason: 'conflict',
    message: 'A round with these seeds is still running; finish it first',
  },
  'favourites-full': {
    status: 409,
    location: 'game',
    reason: 'conflict',
    message: 'As many games as possible are marked; remove one first',
  },
  'table-unknown': {
    status: 404,
    location: 'table',
    reason: 'notFound',
    message: 'There is no such table; look at the list of tables',
  },
  'table-closed': {
    status: 409,
    location: 'round',
    reason: 'conflict',
    message: 'This round takes no more bets; bet in the next one',
  },
  'table-full': {
    status: 409,
    location: 'round',
    reason: 'conflict',
    message: 'You have placed as many bets in this round as possible; bet in the next one',
  },
  'cash-out-late': {
    status: 409,
    location: 'round',
    reason: 'conflict',
    message: 'The flight was over before this request arrived',
  },
  'external-forged': {
    status: 403,
    location: 'signature',
    reason: 'forbidden',
    message: 'The signature is not that of the provider',
  },
  'external-outdated': {
    status: 403,
    location: 'time',
    reason: 'forbidden',
    message: 'The call is too old; sign it again',
  },
  'external-token': {
    status: 401,
    location: 'token',
    reason: 'unauthorized',
    message: 'The launch is unknown or has expired; launch the game again',
  },
  'external-reused': {
    status: 409,
    location: 'transaction',
    reason: 'duplicate',
    message: 'Another transaction has this name; use a new one',
  },
  'external-rolled-back': {
    status: 409,
    location: 'transaction',
    reason: 'conflict',
    message: 'This bet was rolled back; use a new transaction',
  },
  'external-round-unknown': {
    status: 404,
    location: 'round',
    reason: 'notFound',
    message: 'There is no such round; place a bet first',
  },
  'external-round-over': {
    status: 409,
    location: 'round',
    reason: 'conflict',
    message: 'The round is over; begin a new one',
  },
  'external-win-too-large': {
    status: 400,
    location: 'amount',
    reason: 'badRequest',
    message: 'This is more than a round can pay; ask the operator',
  },
} as const satisfies ErrorCatalogue

export const callError = errorsOf(errors)
