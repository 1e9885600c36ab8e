import type { FormValues, SecretName } from './fields/fields.ts'

export type { Tab } from './fields/tabs.ts'

/** What a visitor enters to register. */
export type RegistrationForm = Omit<FormValues, 'tab' | 'confirmsTerms'> & { readonly isTwoStep: boolean }

/** What a visitor has put into a form of the landing. */
export type Entered = Pick<FormValues, 'tab' | 'confirmsTerms'> & { readonly form: RegistrationForm }

/** All that was entered but what is secret. */
export type OpenForm = Omit<RegistrationForm, SecretName>
