/** What can be wrong with a field; each has a text `ui.problem.<name>`. */
export type FieldProblem =
  | 'email-missing'
  | 'email-invalid'
  | 'phone-invalid'
  | 'password-missing'
  | 'password-short'
  | 'password-different'
  | 'agreement-missing'

/** A field as it stands in the form. */
export type FieldState = {
  readonly name: string
  readonly value: string
  readonly isChecked: boolean
  readonly isRequired: boolean
  /** Whether a password is being chosen, rather than given. */
  readonly isNew: boolean
}

/** What is wrong with a field, as far as the field itself, and the password of its form, can tell. */
export type ProblemRule = (field: FieldState, password: string) => FieldProblem | undefined
