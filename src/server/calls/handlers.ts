import type { Handlers } from '../../kernel/calls/call.ts'
import { checkPromo, chooseBonus, playerBonuses, welcomeBonuses } from '../../services/offers/bonuses/calls.ts'
import { additionalSettings, settings } from '../../services/offers/settings/calls.ts'
import { changeEmail, confirmEmail, deleteEmail } from '../../services/players/accounts/email-calls.ts'
import { changePassword, recoverPassword, requestRecovery } from '../../services/players/accounts/password-calls.ts'
import { playerActivity, profile } from '../../services/players/accounts/profile-calls.ts'
import { registrationGoogle } from '../../services/players/google/calls.ts'
import { registration, userRegistration } from '../../services/players/registration/calls.ts'
import { changeToken, csrfToken, logout, refresh } from '../../services/players/sessions/calls.ts'
import { login } from '../../services/players/sessions/login-call.ts'
import {
  captchaChallenge,
  checkIp,
  openRegistrationForm,
  tournamentRegistration,
} from '../../services/players/visitor-calls.ts'

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
