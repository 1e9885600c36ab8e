import { type ErrorCatalogue, errorsOf } from '../../kernel/calls/errors.ts'

export const errors = {
  'user-exists': { status: 409, location: 'username', reason: 'badRequest', message: 'The user already exist' },
  'username-malformed': {
    status: 400,
    location: 'username',
    reason: 'badRequest',
    message: 'The user name is not a valid e-mail address or phone number',
  },
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
  'password-wrong': {
    status: 403,
    location: 'password',
    reason: 'forbidden',
    message: 'Enter the password of the account: it is needed for this change',
  },
  'old-mailbox-code': {
    status: 403,
    location: 'old_code',
    reason: 'forbidden',
    message: 'Enter the code that was sent to the current e-mail of the account',
  },
  'sign-in-again': {
    status: 403,
    location: 'token',
    reason: 'forbidden',
    message: 'Sign in again: this change is possible within ten minutes afterwards',
  },
  'second-step-needed': {
    status: 403,
    location: 'second_step',
    reason: 'forbidden',
    message: 'Enter a code of your authenticator app or a recovery code',
  },
  'second-step-expired': {
    status: 401,
    location: 'second_step',
    reason: 'unauthorized',
    message: 'The second step follows the first within ten minutes; sign in again',
  },
  'factor-wrong': {
    status: 403,
    location: 'second_step',
    reason: 'forbidden',
    message: 'This code is wrong or was already used; wait for the next one, or use a recovery code',
  },
  'factor-exists': {
    status: 409,
    location: 'token',
    reason: 'conflict',
    message: 'This account has an authenticator app already; remove it first to replace it',
  },
  'unknown-factor': {
    status: 404,
    location: 'authenticator',
    reason: 'notFound',
    message: 'This account has no authenticator app; add one first',
  },
  'set-up-expired': {
    status: 400,
    location: 'token',
    reason: 'badRequest',
    message: 'The key of the app has expired; start again with a new one',
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
  'session-ended': { status: 401, location: 'token', reason: 'unauthorized', message: 'The session has ended' },
  'unknown-session': {
    status: 404,
    location: 'session',
    reason: 'notFound',
    message: 'This session does not exist or has ended; reload the list',
  },
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
  'recovery-token-used': {
    status: 400,
    location: 'token',
    reason: 'badRequest',
    message: 'The link was already used or has expired',
  },
  'link-expired': {
    status: 400,
    location: 'link',
    reason: 'badRequest',
    message: 'The link has expired; ask for a code in your account',
  },
  'code-wrong': {
    status: 400,
    location: 'code',
    reason: 'badRequest',
    message: 'The code is wrong or has expired',
  },
  'phone-signs-in': {
    status: 409,
    location: 'phone',
    reason: 'conflict',
    message: 'You sign in with this phone number; contact support to change it',
  },
  'profile-verified': {
    status: 409,
    location: 'first_name',
    reason: 'conflict',
    message: 'Your documents prove your name and birthday; contact support to change them',
  },
  'form-reused': {
    status: 409,
    location: 'form_id',
    reason: 'duplicate',
    message: 'This form was already sent with other content',
  },
} as const satisfies ErrorCatalogue

export const callError = errorsOf(errors)
