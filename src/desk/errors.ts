import { type ErrorCatalogue, errorsOf } from '../kernel/calls/errors.ts'

export const errors = {
  'wrong-credentials': {
    status: 401,
    location: 'email',
    reason: 'badRequest',
    message: 'The user name or the password is wrong',
  },
  'user-blocked': { status: 403, location: 'email', reason: 'blocked', message: 'Your account is blocked' },
  forbidden: { status: 403, reason: 'forbidden', message: 'Your role does not allow this; ask an administrator' },
  'second-step-needed': {
    status: 403,
    location: 'code',
    reason: 'forbidden',
    message: 'Enter a code of your authenticator app or a recovery code',
  },
  'second-step-expired': {
    status: 401,
    location: 'code',
    reason: 'unauthorized',
    message: 'The second step follows the password within ten minutes; sign in again',
  },
  'factor-required': {
    status: 403,
    reason: 'forbidden',
    message: 'Everybody here needs a second factor; reload the page and set one up',
  },
  'factor-wrong': {
    status: 403,
    location: 'code',
    reason: 'forbidden',
    message: 'This code is wrong or was already used; wait for the next one, or use a recovery code',
  },
  'factor-exists': {
    status: 409,
    location: 'token',
    reason: 'conflict',
    message: 'This is already added; reload the page, and remove it first to replace it',
  },
  'passkey-refused': {
    status: 403,
    location: 'id',
    reason: 'forbidden',
    message: 'This passkey was not accepted here; try again, or sign in with your password',
  },
  'passkeys-elsewhere': {
    status: 400,
    location: 'origin',
    reason: 'badRequest',
    message: 'Passkeys need a browser; open the admin in one',
  },
  'unknown-factor': {
    status: 404,
    location: 'id',
    reason: 'notFound',
    message: 'Your account does not have this factor; reload the page',
  },
  'set-up-expired': {
    status: 400,
    location: 'token',
    reason: 'badRequest',
    message: 'The QR code has expired; start again with a new one',
  },
  'password-wrong': {
    status: 403,
    location: 'password',
    reason: 'forbidden',
    message: 'The password is wrong; it is needed for this change',
  },
  'invitation-used': {
    status: 400,
    location: 'token',
    reason: 'badRequest',
    message: 'The invitation was already used or has expired; ask for a new one',
  },
  'link-expired': {
    status: 403,
    location: 'token',
    reason: 'forbidden',
    message: 'The link has expired, was revoked, or is incomplete; ask for a new one',
  },
  'unknown-link': {
    status: 404,
    location: 'id',
    reason: 'notFound',
    message: 'This link does not exist; it may have expired or been revoked',
  },
  'unknown-staff': { status: 404, location: 'id', reason: 'notFound', message: 'No staff member has this id' },
  'unknown-player': {
    status: 404,
    location: 'id',
    reason: 'notFound',
    message: 'No player has this id, or the data of the player was erased; search again',
  },
  'last-administrator': {
    status: 409,
    location: 'id',
    reason: 'badRequest',
    message: 'This is the last administrator; make someone else an administrator first',
  },
  'unknown-record': { status: 404, location: 'record', reason: 'notFound', message: 'This record does not exist' },
  'unreadable-record': {
    status: 422,
    location: 'record',
    reason: 'badRequest',
    message: 'The file of this record cannot be read; fix it on the server',
  },
  'unknown-draft': {
    status: 404,
    location: 'record',
    reason: 'notFound',
    message: 'There is no draft of this record; it may have been published or discarded',
  },
  'unknown-version': { status: 404, location: 'id', reason: 'notFound', message: 'This version does not exist' },
  'stale-draft': {
    status: 409,
    location: 'version',
    reason: 'conflict',
    message: 'This record was changed by someone else in the meantime; reload it and merge your changes',
  },
  'invalid-record': {
    status: 422,
    location: 'records',
    reason: 'badRequest',
    message: 'The records have errors; fix them before publishing',
  },
  'check-too-large': {
    status: 422,
    location: 'records',
    reason: 'badRequest',
    message: 'This is too much to check at once; check fewer records, or use npm run check',
  },
  'registry-busy': {
    status: 503,
    reason: 'unavailable',
    message: 'Other checks are ahead of yours; try again in a moment',
  },
  'publish-busy': {
    status: 409,
    reason: 'conflict',
    message: 'Other publications are still in progress; try again in a moment',
  },
  'not-publishing': {
    status: 503,
    reason: 'unavailable',
    message: 'This server cannot publish; run it with npm start',
  },
  'cannot-write': { status: 500, reason: 'internal', message: 'The files could not be written' },
  'cannot-build': { status: 500, reason: 'internal', message: 'The pages could not be built' },
} as const satisfies ErrorCatalogue

export const callError = errorsOf(errors)
