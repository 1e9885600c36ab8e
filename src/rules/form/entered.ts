import type { Offer, SentForm } from './fields/field-rule.ts'
import { readValues } from './fields/fields.ts'
import type { Entered, RegistrationForm, Tab } from './registration-form.ts'

/** What a form holds; what is known of it otherwise counts more. */
export function readEntered(sent: SentForm, offer: Offer, known: Partial<RegistrationForm> = {}): Entered {
  const { tab, confirmsTerms, ...form } = readValues(sent, offer)
  return { tab, confirmsTerms, form: { ...form, isTwoStep: false, ...known } }
}

/** Tabs exclude each other: only what stands on the open one is sent. A form without tabs sends everything. */
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
