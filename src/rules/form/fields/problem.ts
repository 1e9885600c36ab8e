/** The problems a field can have; each has a text `ui.problem.<name>`. */
export type FieldProblem =
  | 'email-missing'
  | 'email-invalid'
  | 'username-invalid'
  | 'phone-invalid'
  | 'password-missing'
  | 'password-short'
  | 'password-different'
  | 'agreement-missing'

/** The state of a field. */
export type FieldState = {
  readonly name: string
  readonly value: string
  readonly isChecked: boolean
  readonly isRequired: boolean
  /** Whether this is a new password rather than the current one. */
  readonly isNew: boolean
  /** Whether a player name is accepted instead of an e-mail address. */
  readonly isUsername: boolean
}

/** Finds a problem from the field and the form's password alone. */
export type ProblemRule = (field: FieldState, password: string) => FieldProblem | undefined
