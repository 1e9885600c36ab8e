import type { Handlers } from './call.ts'
import { checkPromo, chooseBonus, playerBonuses, welcomeBonuses } from './calls/bonuses.ts'
import { changeEmail, confirmEmail, deleteEmail } from './calls/email.ts'
import { registrationGoogle } from './calls/google.ts'
import { login } from './calls/login.ts'
import { changePassword, recoverPassword, requestRecovery } from './calls/password.ts'
import { playerActivity, profile } from './calls/player.ts'
import { registration, userRegistration } from './calls/registration.ts'
import { changeToken, csrfToken, logout, refresh } from './calls/session.ts'
import { additionalSettings, settings } from './calls/settings.ts'
import { captchaChallenge, checkIp, openRegistrationForm, tournamentRegistration } from './calls/visitor.ts'

/** What answers each call. */
export const handlers: Handlers = {
  'additional-settings': additionalSettings,
  'captcha-challenge': captchaChallenge,
  'change-email': changeEmail,
  'change-password': changePassword,
  'change-token': changeToken,
  'check-ip': checkIp,
  'check-promo': checkPromo,
  'choose-bonus': chooseBonus,
  'confirm-email': confirmEmail,
  'csrf-token': csrfToken,
  'delete-email': deleteEmail,
  login,
  logout,
  'open-registration-form': openRegistrationForm,
  'player-activity': playerActivity,
  'player-bonuses': playerBonuses,
  profile,
  'recover-password': recoverPassword,
  refresh,
  registration,
  'registration-google': registrationGoogle,
  'request-recovery': requestRecovery,
  settings,
  'tournament-registration': tournamentRegistration,
  'user-registration': userRegistration,
  'welcome-bonuses': welcomeBonuses,
}
