import { type ErrorBody, readErrorBody } from './error-body.ts'
import { errorText } from './error-texts.ts'
import { message, type Notice, type NoticeText, noticeIds, noticeOf, noticeText } from './notification.ts'

type FailedCall = {
  readonly call: 'registration' | 'login' | 'other'
  readonly status: number
  readonly body: unknown
  readonly hadCaptchaToken: boolean
}

export type ErrorEffect =
  | { readonly kind: 'log-out' }
  | { readonly kind: 'reset-captcha' }
  | { readonly kind: 'show'; readonly notice: Notice }
  /** The form itself shows what is wrong. */
  | { readonly kind: 'return-to-form' }

/** All effects of a failed call, in order. */
export function errorEffects({ call, status, body, hadCaptchaToken }: FailedCall): ErrorEffect[] {
  const read = readErrorBody(body)
  if (isForbiddenAddress(status, read)) return [{ kind: 'log-out' }]
  const specific = specificNotice(status, read)
  if (call !== 'other' && isCaptchaFailure(status, read, hadCaptchaToken)) {
    return [{ kind: 'reset-captcha' }, ...show(specific)]
  }
  const text = textOf(status, read, read.text)
  const notice = specific ?? (text && noticeAbout(status, text))
  switch (call) {
    case 'registration':
      return show(notice ?? noticeOf(400, message(noticeIds.somethingWrong)))
    case 'login':
      return [...show(notice), { kind: 'return-to-form' }]
    case 'other':
      return show(notice)
    default:
      return call satisfies never
  }
}

function isForbiddenAddress(status: number, { first }: ErrorBody): boolean {
  return status === 401 && first.location === 'ip' && first.reason === 'forbidden'
}

function isCaptchaFailure(status: number, { code }: ErrorBody, hadToken: boolean): boolean {
  if (status === 403) return code === 'invalid-input-response' || code === 'timeout-or-duplicate'
  return hadToken && (status === 400 || status === 422)
}

/** Ours by its code, otherwise the text of the response. */
function textOf(status: number, { code }: ErrorBody, text: string | undefined): NoticeText | undefined {
  const id = errorText(status, code)
  if (id) return message(id)
  return text === undefined ? undefined : noticeText(text)
}

/** A notice about one input: a user name, a phone number, a link. */
function specificNotice(status: number, read: ErrorBody): Notice | undefined {
  const { first } = read
  if (first.reason !== 'badRequest') return undefined
  switch (first.location) {
    case 'username':
    case 'phone': {
      const text = textOf(status, read, first.text)
      return text && noticeAbout(status, text)
    }
    case 'token':
      return noticeOf(status, message(noticeIds.recoveryLinkUsed))
    default:
      return undefined
  }
}

const warning = 199

/** An existing account is no error: the visitor can sign in. */
function noticeAbout(status: number, text: NoticeText): Notice {
  const isExisting = text.kind === 'message' && text.id === noticeIds.userExists
  return noticeOf(isExisting ? warning : status, text)
}

function show(notice: Notice | undefined): ErrorEffect[] {
  return notice ? [{ kind: 'show', notice }] : []
}
