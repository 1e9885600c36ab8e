import type { Service } from '../../kernel/service.ts'
import { changeEmail, confirmEmail, deleteEmail } from './accounts/email-calls.ts'
import { changePassword, recoverPassword, requestRecovery } from './accounts/password-calls.ts'
import { playerActivity, profile } from './accounts/profile-calls.ts'
import { additionalSettings, captchaChallenge } from './captcha/calls.ts'
import { errors } from './errors.ts'
import { registrationGoogle } from './google/calls.ts'
import { limits } from './limits.ts'
import { migrations } from './migrations/index.ts'
import { registration, userRegistration } from './registration/calls.ts'
import { changeToken, csrfToken, logout, refresh } from './sessions/calls.ts'
import { login } from './sessions/login-call.ts'
import { sweep } from './sweep.ts'
import { tournamentRegistration } from './tournaments/calls.ts'

/** Who plays: accounts, how they come about, and their sessions. */
export const players = {
  migrations,
  handlers: {
    'additional-settings': additionalSettings,
    'captcha-challenge': captchaChallenge,
    'change-email': changeEmail,
    'change-password': changePassword,
    'change-token': changeToken,
    'confirm-email': confirmEmail,
    'csrf-token': csrfToken,
    'delete-email': deleteEmail,
    login,
    logout,
    'player-activity': playerActivity,
    profile,
    'recover-password': recoverPassword,
    refresh,
    registration,
    'registration-google': registrationGoogle,
    'request-recovery': requestRecovery,
    'tournament-registration': tournamentRegistration,
    'user-registration': userRegistration,
  },
  errors,
  limits,
  sweep,
} satisfies Service
