import { bonusName } from '../../../rules/form/bonus-choice.ts'
import { isCaptchaUnfinished, showsCaptcha } from '../../../rules/form/captcha.ts'
import { once } from '../../../rules/once.ts'
import type { Journey, JourneyActions, JourneyNotice } from '../../page/journey.ts'
import { initialJourney } from '../../page/journey.ts'
import type { Page, PageBonus } from '../../page/page.ts'
import type { Registration, RegistrationState } from '../../registration/index.ts'
import { inPlaceOfForm } from './in-place-of-form.ts'
import { pageInCurrency } from './page-in-currency.ts'

function actionsOf(registration: Registration): JourneyActions {
  return {
    applyPromo: (code) => void registration.applyPromo(code),
    cancelPromo: () => registration.cancelPromo(),
    askChallenge: () => registration.askChallenge(),
    captchaSolved: (token) => void registration.captchaSolved(token),
    captchaFailed: () => void registration.captchaFailed(),
    recoverPassword: (token, password) => void registration.recoverPassword(token, password),
    confirmEmail: (token) => void registration.confirmEmail(token),
    sendCredentials: (email) => void registration.sendCredentials(email),
    goOn: () => void registration.goOn(),
    finishSignIn: (code) => void registration.finishSignIn(code),
    backToForm: () => registration.backToForm(),
    logOut: () => void registration.logOut(),
    dismiss: (id) => void registration.dismissNotice(id),
  }
}

/** The registration's state as components see it: the same objects while nothing that they show has changed. */
export function createView(registration: Registration, page: Page): () => Journey {
  const act = actionsOf(registration)
  const moneyOf = once((bonuses: RegistrationState['bonuses']) => moneyIn(bonuses, page))
  let seen: RegistrationState | undefined
  let journey = initialJourney(page)
  return () => {
    const state = registration.state()
    if (!seen || shown.some((part) => state[part] !== seen?.[part]))
      journey = journeyOf(state, page, { act, money: moneyOf(state.bonuses) })
    seen = state
    return journey
  }
}

/** The rest are the calls under way, of which each step would be a change. */
const shown = ['bonuses', 'captcha', 'dialog', 'flow', 'notices', 'promo', 'session'] as const

type Money = Pick<Journey, 'currency' | 'bonuses' | 'pageChanges'>

function moneyIn({ list, listCurrency }: RegistrationState['bonuses'], page: Page): Money {
  const rest = initialJourney(page)
  const money = {
    currency: listCurrency || rest.currency,
    bonuses: list ? list.map((bonus) => shownBonus(bonus, page)) : rest.bonuses,
  }
  return { ...money, pageChanges: pageInCurrency(page, money) }
}

type Parts = { readonly act: JourneyActions; readonly money: Money }

function journeyOf(state: Pick<RegistrationState, (typeof shown)[number]>, page: Page, { act, money }: Parts): Journey {
  const { bonuses, captcha, dialog, flow, notices, promo, session } = state
  const rest = initialJourney(page)
  return {
    ...money,
    dialog: dialog?.name ?? null,
    askedCurrency: bonuses.currency || null,
    chosen: bonuses.list || bonuses.picked !== undefined ? bonuses.chosen : rest.chosen,
    isLoading: bonuses.isLoading,
    isSending: flow.kind === 'sending',
    promo,
    captcha: {
      isShown: showsCaptcha(captcha),
      isUnfinished: isCaptchaUnfinished(captcha),
      provider: captcha.provider,
      siteKey: captcha.siteKey ?? '',
      round: captcha.needReset ? 1 : 0,
    },
    hasGoogle: captcha.siteKey === null || session.googleClientId !== '',
    inPlace: inPlaceOfForm(flow),
    player: session.profile,
    notices: notices.map(
      ({ id, type, messages }): JourneyNotice => ({
        id,
        tone: type,
        messages: messages.map((message) => (message.kind === 'message' ? { id: message.id } : { text: message.text })),
      }),
    ),
    act,
  }
}

type Listed = NonNullable<RegistrationState['bonuses']['list']>[number]

/** A bonus known to the page has a translated name; for any other, the response contains the name. */
function shownBonus(bonus: Listed, page: Page): PageBonus {
  const known = page.bonuses.find(({ bonusId }) => bonusId === bonus.id)
  return {
    bonusId: bonus.id,
    category: bonus.casino ? 'casino' : 'sport',
    amount: bonus.max_bonus.amount / 100,
    ...(known ? { name: known.name } : { name: '', words: bonusName(bonus, page.locale.code) }),
  }
}
