import type { GoogleToken } from '../../rules/form/registration-call.ts'
import type { Entered } from '../../rules/form/registration-form.ts'
import { agree, type Shown } from './flows/agree.ts'
import { changeCurrency } from './flows/bonuses.ts'
import { askChallenge } from './flows/captcha.ts'
import { confirmEmail } from './flows/confirm-email.ts'
import { sendCredentials } from './flows/credentials.ts'
import { followCampaign } from './flows/currency.ts'
import { dialogClosed, dialogOpened, type EarlyChoice } from './flows/dialog.ts'
import { askGoogleNonce, googleFailed } from './flows/google.ts'
import { logOut } from './flows/log-out.ts'
import { applyPromo, cancelPromo } from './flows/promo.ts'
import { recognise } from './flows/recognise.ts'
import { recoverPassword } from './flows/recover.ts'
import { backToForm, finishSignIn } from './flows/second-step.ts'
import { submitGoogle, submitLogin, submitRegistration, submitReset } from './flows/submit.ts'
import { goOn } from './flows/success.ts'
import { cameOnline, resume } from './flows/unanswered.ts'
import type { RegistrationSetup } from './setup.ts'
import { bonuses, captcha, notices } from './slices/slices.ts'
import { createRegistrationStore } from './store.ts'

export type { Draft } from './draft.ts'
export type { PageBrowser } from './page-browser.ts'
export type { LandingSetup, RegistrationSetup } from './setup.ts'
export type { RegistrationState } from './slices/slices.ts'
export type { EarlyChoice, Entered, Shown }

export type Registration = ReturnType<typeof createRegistration>

/** The registration of one page: its state and its actions. */
export function createRegistration(setup: RegistrationSetup) {
  const registration = createRegistrationStore(setup)
  const { store } = registration
  let opening: { readonly name: string; readonly done: Promise<void> } | undefined
  return {
    state: registration.state,
    subscribe: store.subscribe,
    /** Resolves when everything that the dialog needs is loaded. */
    dialogOpened(name: string, early: EarlyChoice = {}): Promise<void> {
      if (opening?.name !== name) opening = { name, done: dialogOpened(registration, name, early) }
      return opening.done
    },
    followCampaign: () => followCampaign(registration),
    /** No effect for a dialog that another one has replaced. */
    dialogClosed(name: string) {
      if (opening?.name !== name) return
      opening = undefined
      dialogClosed(registration)
    },
    chooseCurrency: (currency: string) => changeCurrency(registration, currency),
    chooseBonus: (id: number | null) =>
      store.dispatch(bonuses.actions.picked({ id, isPromo: store.getState().promo.kind === 'accepted' })),
    agree: (shown: Shown) => agree(registration, shown),
    applyPromo: (code: string) => applyPromo(registration, code),
    cancelPromo: () => cancelPromo(registration),
    askChallenge: () => askChallenge(registration),
    captchaSolved: (token: string) => store.dispatch(captcha.actions.solved(token)),
    captchaFailed: () => store.dispatch(captcha.actions.failed()),
    register: (entered: Entered) => submitRegistration(registration, entered),
    signIn: (entered: Entered) => submitLogin(registration, entered),
    requestReset: (entered: Entered) => submitReset(registration, entered),
    askGoogleNonce: () => askGoogleNonce(registration),
    googleFailed: (reason: Parameters<typeof googleFailed>[1]) => googleFailed(registration, reason),
    continueWithGoogle: (entered: Entered, token: GoogleToken) => submitGoogle(registration, entered, token),
    finishSignIn: (code: string) => finishSignIn(registration, code),
    backToForm: () => backToForm(registration),
    recoverPassword: (token: string, password: string) => recoverPassword(registration, token, password),
    confirmEmail: (token: string) => confirmEmail(registration, token),
    sendCredentials: (email: string) => sendCredentials(registration, email),
    goOn: () => {
      const { flow } = store.getState()
      return flow.kind === 'credentials' ? goOn(registration, flow.onward) : Promise.resolve()
    },
    cameOnline: () => cameOnline(registration),
    resume: () => resume(registration),
    /** The page is restored from the back/forward cache: its old notices are cleared. */
    cameBack: () => store.dispatch(notices.actions.cleared()),
    recognise: () => recognise(registration),
    logOut: () => logOut(registration),
    dismissNotice: (id: string) => store.dispatch(notices.actions.dismissed(id)),
  }
}
