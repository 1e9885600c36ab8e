import { readEntered } from '../../../rules/form/entered.ts'
import type { Entered, RegistrationForm } from '../../../rules/form/registration-form.ts'
import type { Page } from '../../page/page.ts'
import type { RegistrationState } from '../../registration/index.ts'

/** Reads the document's form as input for the flow. */
export function readForm(form: HTMLFormElement, page: Page, state: RegistrationState): Entered {
  const data = new FormData(form)
  const sent = {
    has: (name: string) => form.elements.namedItem(name) !== null,
    text: (name: string) => String(data.get(name) ?? ''),
    isTicked: (name: string) => data.has(name),
  }
  return readEntered(sent, page, knownOf(state))
}

/** Only accepted promo codes count. Once loaded, the state's bonus outranks the form's. */
function knownOf({ bonuses, promo }: RegistrationState): Partial<RegistrationForm> {
  const isPromo = promo.kind === 'accepted'
  return {
    promo: isPromo ? promo.code : '',
    isPromo,
    ...(bonuses.currency && { currency: bonuses.currency }),
    ...(bonuses.list && { bonus: bonuses.chosen }),
  }
}
