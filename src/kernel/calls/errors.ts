/** Every way in which a call can fail: its status, and the answer as the landings understand it. Codes are permanent. */
export const errorCatalogue = {
  'invalid-input': { status: 400, reason: 'badRequest', message: 'Invalid argument provided' },
  'user-exists': { status: 409, location: 'username', reason: 'badRequest', message: 'The user already exist' },
  'wrong-credentials': {
    status: 401,
    location: 'username',
    reason: 'badRequest',
    message: 'The user name or the password is wrong',
  },
  'wrong-old-password': {
    status: 400,
    location: 'old_password',
    reason: 'badRequest',
    message: 'Invalid argument provided for password - old_password',
  },
  'user-blocked': {
    status: 403,
    location: 'username',
    reason: 'blocked',
    message: 'Invalid argument provided for username',
  },
  'country-blocked': {
    status: 403,
    location: 'country',
    reason: 'forbidden',
    message: 'This resource is not accessible from your country.',
  },
  'signed-out': { status: 401, location: 'token', reason: 'unauthorized', message: 'Sign in first' },
  'session-ended': { status: 401, location: 'token', reason: 'unauthorized', message: 'The session has ended' },
  'csrf-refused': { status: 403, location: 'csrf', reason: 'forbidden', message: 'The form has expired' },
  'captcha-refused': {
    status: 403,
    code: 'invalid-input-response',
    location: 'captcha-token',
    reason: 'forbidden',
    message: 'The captcha was not solved',
  },
  'captcha-spent': {
    status: 403,
    code: 'timeout-or-duplicate',
    location: 'captcha-token',
    reason: 'forbidden',
    message: 'The captcha has expired',
  },
  'google-refused': { status: 401, location: 'google', reason: 'unauthorized', message: 'Google sign-in failed' },
  'bonus-unknown': { status: 400, location: 'bonus_id', reason: 'notFound', message: 'There is no such bonus' },
  'promo-not-active': {
    status: 400,
    location: 'code',
    reason: 'badRequest',
    message: 'The promo code is not active',
  },
  'promo-unknown': { status: 404, location: 'code', reason: 'notFound', message: 'The promo code does not exist' },
  'promo-used': { status: 409, location: 'code', reason: 'alreadyUsed', message: 'The promo code was already used' },
  'recovery-token-used': {
    status: 400,
    location: 'token',
    reason: 'badRequest',
    message: 'The link was already used or has expired',
  },
  'code-wrong': {
    status: 400,
    location: 'code',
    reason: 'badRequest',
    message: 'The code is wrong or has expired',
  },
  'form-reused': {
    status: 409,
    location: 'form_id',
    reason: 'duplicate',
    message: 'This form was already sent with other content',
  },
  'too-many-requests': { status: 429, reason: 'tooManyRequests', message: 'Too many tries, wait a moment' },
  'too-large': { status: 413, reason: 'badRequest', message: 'The request is too large' },
  'wrong-content-type': { status: 415, reason: 'badRequest', message: 'Send JSON' },
  'not-found': { status: 404, reason: 'notFound', message: 'There is no such call' },
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
  unavailable: { status: 503, reason: 'unavailable', message: 'Try again in a moment' },
  internal: { status: 500, reason: 'internal', message: 'Something went wrong' },
} as const satisfies Record<string, ErrorKind>

type ErrorKind = {
  readonly status: number
  readonly message: string
  readonly reason: string
  readonly location?: string
  /** What captcha services call it. */
  readonly code?: string
}

export type ErrorCode = keyof typeof errorCatalogue

type Details = {
  /** The field that is wrong, where the code alone does not say it. */
  readonly location?: string
  readonly message?: string
  readonly retryAfterSeconds?: number
  /** What else whoever asked can use. */
  readonly details?: unknown
}

/** A call that fails as the contract says. Whatever else is thrown is a defect, and shown as `internal`. */
export class CallError extends Error {
  readonly errorCode: ErrorCode
  readonly kind: ErrorKind
  readonly retryAfterSeconds: number | undefined
  readonly details: unknown

  constructor(errorCode: ErrorCode, { location, message, retryAfterSeconds, details }: Details = {}) {
    const kind: ErrorKind = errorCatalogue[errorCode]
    super(message ?? kind.message)
    this.errorCode = errorCode
    this.kind = location ? { ...kind, location } : kind
    this.retryAfterSeconds = retryAfterSeconds
    this.details = details
  }
}

export type ErrorAnswer = {
  readonly code: string
  readonly message: string
  readonly errors: readonly [{ readonly location: string; readonly reason: string; readonly msg: string }]
  readonly details?: unknown
}

export function answerOf({ errorCode, kind, message, details }: CallError): ErrorAnswer {
  const location = kind.location ?? 'request'
  return {
    code: kind.code ?? errorCode,
    message,
    errors: [{ location, reason: kind.reason, msg: message }],
    ...(details !== undefined && { details }),
  }
}
