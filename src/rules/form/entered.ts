import type { Offer, SentForm } from './fields/field-rule.ts'
import { readValues } from './fields/fields.ts'
import type { Entered, RegistrationForm, Tab } from './registration-form.ts'

/** Reads a form's values; `known` values take precedence. */
export function readEntered(sent: SentForm, offer: Offer, known: Partial<RegistrationForm> = {}): Entered {
  const { tab, confirmsTerms, ...form } = readValues(sent, offer)
  return { tab, confirmsTerms, form: { ...form, isTwoStep: false, ...known } }
}

/** Only the values of the open tab are sent. A form without tabs sends everything. */
export function onlyOpenTab<Form extends Pick<RegistrationForm, 'email' | 'phone_user'>>(form: Form, tab?: Tab): Form {
  switch (tab) {
    case 'email':
      return { ...form, phone_user: '' }
    case 'phone':
      return { ...form, email: '' }
    case 'one-click':
      return { ...form, email: '', phone_user: '' }
    default:
      return form
  }
}
