/** One way in which a call can fail: its status, and the answer as the pages understand it. */
export type ErrorKind = {
  readonly status: number
  readonly message: string
  readonly reason: string
  /** The field that is wrong. */
  readonly location?: string
  /** What captcha services call it. */
  readonly code?: string
}

/** Errors by their codes, which are permanent. */
export type ErrorCatalogue = Readonly<Record<string, ErrorKind>>

/** How any call can fail, whichever service answers it. */
export const kernelErrors = {
  'invalid-input': { status: 400, reason: 'badRequest', message: 'Invalid argument provided' },
  'signed-out': { status: 401, location: 'token', reason: 'unauthorized', message: 'Sign in first' },
  'csrf-refused': { status: 403, location: 'csrf', reason: 'forbidden', message: 'The form has expired' },
  'not-found': { status: 404, reason: 'notFound', message: 'There is no such call' },
  'too-large': { status: 413, reason: 'badRequest', message: 'The request is too large' },
  'wrong-content-type': { status: 415, reason: 'badRequest', message: 'Send JSON' },
  'too-many-requests': { status: 429, reason: 'tooManyRequests', message: 'Too many tries, wait a moment' },
  unavailable: { status: 503, reason: 'unavailable', message: 'Try again in a moment' },
  internal: { status: 500, reason: 'internal', message: 'Something went wrong' },
} as const satisfies ErrorCatalogue

type Details = {
  /** The field that is wrong, where the code alone does not say it. */
  readonly location?: string
  readonly message?: string
  readonly retryAfterSeconds?: number
  /** What else the caller can use. */
  readonly details?: unknown
}

/** A call that fails as the contract says. Whatever else is thrown is a defect, and shown as `internal`. */
export class CallError extends Error {
  readonly errorCode: string
  readonly kind: ErrorKind
  readonly retryAfterSeconds: number | undefined
  readonly details: unknown

  constructor(errorCode: string, kind: ErrorKind, { location, message, retryAfterSeconds, details }: Details = {}) {
    super(message ?? kind.message)
    this.errorCode = errorCode
    this.kind = location ? { ...kind, location } : kind
    this.retryAfterSeconds = retryAfterSeconds
    this.details = details
  }
}

/** Makes the errors of a service, which may also fail in every way that the kernel knows. */
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
