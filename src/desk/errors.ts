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
  'invitation-used': {
    status: 400,
    location: 'token',
    reason: 'badRequest',
    message: 'The invitation was already used or has expired; ask for another one',
  },
  'link-expired': {
    status: 403,
    location: 'token',
    reason: 'forbidden',
    message: 'The link has expired or is incomplete; ask for another one',
  },
  'unknown-staff': { status: 404, location: 'id', reason: 'notFound', message: 'There is nobody with this id' },
  'last-administrator': {
    status: 409,
    location: 'id',
    reason: 'badRequest',
    message: 'This is the last administrator; make somebody else one first',
  },
  'unknown-record': { status: 404, location: 'record', reason: 'notFound', message: 'There is no such record' },
  'unreadable-record': {
    status: 422,
    location: 'record',
    reason: 'badRequest',
    message: 'The file of this record cannot be read; correct it on the disk',
  },
  'unknown-draft': {
    status: 404,
    location: 'record',
    reason: 'notFound',
    message: 'There is no draft of this record; it may have been published or discarded',
  },
  'unknown-version': { status: 404, location: 'id', reason: 'notFound', message: 'There is no such version' },
  'stale-draft': {
    status: 409,
    location: 'version',
    reason: 'conflict',
    message: 'Somebody else has changed this record meanwhile; open it again and merge',
  },
  'invalid-record': {
    status: 422,
    location: 'records',
    reason: 'badRequest',
    message: 'The records have errors; correct them first',
  },
  'publish-busy': {
    status: 409,
    reason: 'conflict',
    message: 'Something else is being published; try again in a moment',
  },
  'not-publishing': {
    status: 503,
    reason: 'unavailable',
    message: 'This server does not publish; start it with npm start',
  },
  'cannot-write': { status: 500, reason: 'internal', message: 'The files could not be written' },
  'cannot-build': { status: 500, reason: 'internal', message: 'The pages could not be built' },
} as const satisfies ErrorCatalogue

export const callError = errorsOf(errors)
