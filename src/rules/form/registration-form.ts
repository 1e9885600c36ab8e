import type { FormValues, SecretName } from './fields/fields.ts'

export type { Tab } from './fields/tabs.ts'

/** The values of a registration form. */
export type RegistrationForm = Omit<FormValues, 'tab' | 'confirmsTerms'> & { readonly isTwoStep: boolean }

/** A form's values with its open tab and confirmation. */
export type Entered = Pick<FormValues, 'tab' | 'confirmsTerms'> & { readonly form: RegistrationForm }

/** A form without its secrets. */
export type OpenForm = Omit<RegistrationForm, SecretName>
