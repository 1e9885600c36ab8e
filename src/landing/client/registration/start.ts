import { playerCalls } from '../../../contract/calls/player.ts'
import { purposeOf } from '../../../rules/form/registration-call.ts'
import { createHttpPort } from '../../../visitor/http-port.ts'
import late from '../../page/late/late.css?inline'
import type { Page } from '../../page/page.ts'
import { createRegistration, type LandingSetup, type Registration } from '../../registration/index.ts'
import { markProblem } from '../boot/form-guard.ts'
import { closePickers } from './bonus-rows.ts'
import { shownBy } from './early-choice.ts'
import { askGoogle } from './google/continue-with-google.ts'
import { createPageBrowser } from './page-browser.ts'
import { isPhoneValid, presetCountry } from './phone.ts'
import { ratePasswords } from './rate-password.ts'
import { readForm } from './read-form.ts'
// What a form shows later comes along with it, as the connection may be gone by then.
import '../../dialogs/InPlaceOfForm.tsx'
import '../../dialogs/captcha/CaptchaWidget.tsx'
import '../../page/late/Notifications.tsx'

export { earlyChoice } from './early-choice.ts'
export { flyPrize } from './fly-prize.ts'
export { followPhone } from './phone.ts'
export { createView } from './view.ts'

const lateStyles = new CSSStyleSheet()
lateStyles.replaceSync(late)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, lateStyles]

/** Starts the registration of a page in the visitor's browser. */
export function startRegistration(page: Page): Registration {
  const registration = createRegistration({
    landing: setupOf(page),
    port: createHttpPort(page.site.hosts.api, playerCalls),
    browser: createPageBrowser((address) => location.assign(address)),
  })
  followCurrency(registration)
  closePickers()
  ratePasswords(page)
  addEventListener('online', () => registration.cameOnline())
  addEventListener('pageshow', ({ persisted }) => persisted && registration.cameBack())
  return registration
}

/** Also when a dialog is opened again: closing it has cleared its form. */
function followCurrency(registration: Registration): void {
  let last = ''
  registration.subscribe(() => {
    const { bonuses, dialog } = registration.state()
    const now = `${bonuses.currency} ${dialog?.name}`
    if (!bonuses.currency || now === last) return
    last = now
    presetCountry(bonuses.currency)
  })
}

function setupOf(page: Page): LandingSetup {
  const { site, locale, bonus } = page
  const dialogs = [page.dialog, ...page.otherDialogs]
  const first = page.bonuses[0]
  return {
    slug: page.slug,
    locale: locale.code,
    defaultLocale: site.defaultLocale,
    hosts: site.hosts,
    section: page.section,
    registrationType: page.registrationType,
    afterSuccess: page.afterSuccess,
    addressOf: (slug) => page.landingPath.replace('*', slug),
    dialogs: new Map(dialogs.map((dialog) => [dialog.name, dialog])),
    ...(page.blocks.some(({ type }) => type === 'giveaway') && { tournament: page.slug }),
    setsVisitorId: (page.pixels?.scripts.length ?? 0) > 0,
    currencies: page.currencies,
    bonus: { currency: bonus.currency, bonusId: first?.bonusId ?? null, category: first?.category ?? 'casino' },
  }
}

/** Sends a form of the document, depending on its dialog and the button used. */
export async function sendForm(
  registration: Registration,
  page: Page,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<void> {
  const name = form.closest('[id]:not(form)')?.id ?? page.dialog.name
  const dialog = [page.dialog, ...page.otherDialogs].find((one) => one.name === name) ?? page.dialog
  void registration.dialogOpened(dialog.name)
  if (submitter?.dataset['way'] === 'google') {
    const token = await askGoogle(registration)
    if (token && (await registration.agree(shownBy(form))))
      await registration.continueWithGoogle(readForm(form, page, registration.state()), token)
    return
  }
  if (!(await registration.agree(shownBy(form)))) return
  const entered = readForm(form, page, registration.state())
  if (!checkPhone(form, entered.form)) return
  const send = { registration: registration.register, login: registration.signIn, reset: registration.requestReset }
  return send[purposeOf(dialog)](entered)
}

/** Checked on submit only: while typing, a number is naturally incomplete. */
function checkPhone(
  form: HTMLFormElement,
  { phone_user, iso_code }: { phone_user: string; iso_code: string },
): boolean {
  const field = form.elements.namedItem('phone')
  const isAsked = field instanceof HTMLInputElement && field.getClientRects().length > 0 && phone_user !== ''
  if (!isAsked || isPhoneValid(phone_user, iso_code)) return true
  markProblem(field, 'phone-invalid')
  field.focus()
  return false
}
