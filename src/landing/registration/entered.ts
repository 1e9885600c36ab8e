import type { RegistrationForm, Tab } from '../../rules/form/registration-form.ts'

/** What a visitor has put into a form of the landing. */
export type Entered = {
  readonly form: RegistrationForm
  readonly tab: Tab | undefined
  /** Crazy time's own confirmation. */
  readonly confirmsTerms: boolean | undefined
}
