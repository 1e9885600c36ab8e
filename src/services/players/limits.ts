import type { PlayerCallName } from '../../contract/calls/player.ts'
import type { Limit, Limits } from '../../kernel/limits/limit.ts'

const minute = 60_000
const hour = 60 * minute

const login: Limit = {
  name: 'login',
  rules: [
    { by: 'identity-in-network', times: 10, window: 15 * minute },
    { by: 'ip', times: 100, window: 15 * minute },
    // Generous, so that strangers cannot lock out the owner of a name.
    { by: 'identity', times: 200, window: 15 * minute },
  ],
}

const registration: Limit = {
  name: 'registration',
  rules: [
    { by: 'identity', times: 10, window: hour },
    { by: 'ip', times: 60, window: hour },
  ],
}

/** Not by identity: strangers could keep the owner of an account from asking. */
const recovery: Limit = { name: 'recovery', rules: [{ by: 'ip', times: 20, window: hour }] }

/** Messages with a recovery link to one account, whoever asks. Further requests are answered as usual. */
export const recoveryMessages: Limit = {
  name: 'recovery-messages',
  rules: [{ by: 'account', times: 4, window: hour }],
}

/** Messages that players send to a mailbox of their choice: by mailbox, and by address. */
export const mailboxCodes: Limit = {
  name: 'mailbox-codes',
  rules: [
    { by: 'identity-in-network', times: 4, window: hour },
    { by: 'ip', times: 20, window: hour },
    { by: 'identity', times: 12, window: hour },
  ],
}

/** Links that confirm new accounts of one mailbox: somebody else may be registering with its address. */
export const confirmationLinks: Limit = {
  name: 'confirmation-links',
  within: 'process',
  rules: [{ by: 'identity', times: 4, window: hour }],
}

/**
 * For codes of an authenticator app, which only somebody with the password can guess: 720 of a million a day. Recovery
 * codes are not counted, so the owner is never locked out.
 */
export const appCodes: Limit = { name: 'app-codes', rules: [{ by: 'account', times: 30, window: hour }] }

const factors: Limit = { name: 'factors', rules: [{ by: 'account', times: 20, window: hour }] }

const email: Limit = { name: 'email', rules: [{ by: 'account', times: 10, window: hour }] }

const sessions: Limit = { name: 'sessions', rules: [{ by: 'account', times: 60, window: hour }] }

/** For forms sent without a captcha token where a captcha is configured. */
export const withoutCaptcha: Limit = { name: 'without-captcha', rules: [{ by: 'ip', times: 10, window: hour }] }

export const limits: Limits<PlayerCallName> = {
  login,
  'finish-sign-in': { name: 'second-step', rules: [{ by: 'ip', times: 100, window: 15 * minute }] },
  registration,
  'user-registration': registration,
  'registration-google': registration,
  'request-recovery': recovery,
  'recover-password': recovery,
  'tournament-registration': { name: 'tournament', rules: [{ by: 'ip', times: 20, window: hour }] },
  'change-email': email,
  'confirm-email': email,
  'confirm-email-link': recovery,
  'delete-email': email,
  'set-up-authenticator': factors,
  'add-authenticator': factors,
  'remove-authenticator': factors,
  'make-recovery-codes': factors,
  'send-credentials': { name: 'credentials', rules: [{ by: 'account', times: 5, window: hour }] },
  'end-session': sessions,
  'end-other-sessions': sessions,
  'player-activity': { name: 'activity', within: 'process', rules: [{ by: 'account', times: 120, window: hour }] },
  'change-profile': { name: 'profile', rules: [{ by: 'account', times: 30, window: hour }] },
  'change-password': { name: 'password', rules: [{ by: 'account', times: 10, window: hour }] },
}
