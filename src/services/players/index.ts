import type { Service } from '../../kernel/service.ts'
import { changeSubscriptions, closeAccount, ownData } from './calls/account.ts'
import { additionalSettings, captchaChallenge } from './calls/captcha.ts'
import { sendCredentials } from './calls/credentials.ts'
import { changeEmail, confirmEmail, confirmEmailLink, deleteEmail } from './calls/email.ts'
import {
  addAuthenticator,
  factors,
  makeRecoveryCodes,
  removeAuthenticator,
  setUpAuthenticator,
} from './calls/factors.ts'
import { googleNonce, registrationGoogle } from './calls/google.ts'
import { login } from './calls/login.ts'
import { endOtherSessions, endOwnSession, playerSessions } from './calls/own-sessions.ts'
import { changePassword, recoverPassword, requestRecovery } from './calls/password.ts'
import { changeProfile, playerActivity, profile } from './calls/profile.ts'
import { registration, userRegistration } from './calls/registration.ts'
import { finishSignIn } from './calls/second-step.ts'
import { changeToken, csrfToken, logout, refresh } from './calls/sessions.ts'
import { tournamentRegistration } from './calls/tournaments.ts'
import { errors } from './errors.ts'
import { limits } from './limits.ts'
import { migrations } from './migrations/index.ts'
import { sweep } from './sweep.ts'

/** Accounts, registration and sessions of players. */
export const players = {
  migrations,
  handlers: {
    'add-authenticator': addAuthenticator,
    'additional-settings': additionalSettings,
    'captcha-challenge': captchaChallenge,
    'change-email': changeEmail,
    'change-password': changePassword,
    'change-profile': changeProfile,
    'change-subscriptions': changeSubscriptions,
    'change-token': changeToken,
    'close-account': closeAccount,
    'confirm-email': confirmEmail,
    'confirm-email-link': confirmEmailLink,
    'csrf-token': csrfToken,
    'delete-email': deleteEmail,
    'end-other-sessions': endOtherSessions,
    'end-session': endOwnSession,
    factors,
    'finish-sign-in': finishSignIn,
    'google-nonce': googleNonce,
    login,
    logout,
    'make-recovery-codes': makeRecoveryCodes,
    'own-data': ownData,
    'player-activity': playerActivity,
    'player-sessions': playerSessions,
    profile,
    'recover-password': recoverPassword,
    refresh,
    registration,
    'registration-google': registrationGoogle,
    'remove-authenticator': removeAuthenticator,
    'request-recovery': requestRecovery,
    'send-credentials': sendCredentials,
    'set-up-authenticator': setUpAuthenticator,
    'tournament-registration': tournamentRegistration,
    'user-registration': userRegistration,
  },
  errors,
  limits,
  sweep,
} satisfies Service
