/** One way in which a call can fail: the status and the error as the pages understand it. */
export type ErrorKind = {
  readonly status: number
  readonly message: string
  readonly reason: string
  /** The invalid field. */
  readonly location?: string
  /** The code under which captcha services report it. */
  readonly code?: string
}

/** Errors by code. Codes are permanent. */
export type ErrorCatalogue = Readonly<Record<string, ErrorKind>>

/** Errors that any call can return, whichever service answers it. */
export const kernelErrors = {
  'invalid-input': { status: 400, reason: 'badRequest', message: 'Invalid argument provided' },
  'common-password': {
    status: 400,
    location: 'password',
    reason: 'badRequest',
    message: 'This password is one of those that are tried first; choose another one',
  },
  'field-wrong': {
    status: 400,
    reason: 'badRequest',
    message: 'This field is not filled in correctly; check it and try again',
  },
  'signed-out': { status: 401, location: 'token', reason: 'unauthorized', message: 'Sign in first' },
  'csrf-refused': { status: 403, location: 'csrf', reason: 'forbidden', message: 'The form has expired' },
  'not-found': { status: 404, reason: 'notFound', message: 'This call does not exist' },
  'too-large': { status: 413, reason: 'badRequest', message: 'The request is too large' },
  'wrong-content-type': { status: 415, reason: 'badRequest', message: 'Send JSON' },
  'too-many-requests': { status: 429, reason: 'tooManyRequests', message: 'Too many attempts; try again in a moment' },
  unavailable: { status: 503, reason: 'unavailable', message: 'Try again in a moment' },
  internal: { status: 500, reason: 'internal', message: 'Something went wrong' },
} as const satisfies ErrorCatalogue

type Details = {
  /** The invalid field, if the code alone does not say which. */
  readonly location?: string
  readonly message?: string
  readonly retryAfterSeconds?: number
  /** Further data for the caller. */
  readonly details?: unknown
  /** The id of the account concerned, if the caller is not signed in; for the log of security events only. */
  readonly about?: string | undefined
}

/** An expected failure, part of the contract. Any other exception is a defect and reported as `internal`. */
export class CallError extends Error {
  readonly errorCode: string
  readonly kind: ErrorKind
  readonly retryAfterSeconds: number | undefined
  readonly details: unknown
  readonly about: string | undefined

  constructor(
    errorCode: string,
    kind: ErrorKind,
    { location, message, retryAfterSeconds, details, about }: Details = {},
  ) {
    super(message ?? kind.message)
    this.errorCode = errorCode
    this.kind = location ? { ...kind, location } : kind
    this.retryAfterSeconds = retryAfterSeconds
    this.details = details
    this.about = about
  }
}

/** Creates the error factory of a service; it includes the errors of the kernel. */
export function errorsOf<Own extends ErrorCatalogue>(own: Own) {
  const all: ErrorCatalogue = { ...kernelErrors, ...own }
  return (code: keyof Own | keyof typeof kernelErrors, details?: Details): CallError => {
    const name = String(code)
    return new CallError(name, all[name] ?? kernelErrors.internal, details)
  }
}

export const callError = errorsOf({})

export const invalidInput = (location: string) =>
  callError('invalid-input', { location, message: `Invalid argument provided for ${location}` })

type ErrorAnswer = {
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
