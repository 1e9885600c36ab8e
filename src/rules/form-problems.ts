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

const shortestPassword = 6
const shortestPhone = 7

/** The first thing that is wrong with a field, as far as the field itself can tell. */
export function fieldProblem(field: FieldState, password: string): FieldProblem | undefined {
  const { name, value, isRequired } = field
  const text = value.trim()
  switch (name) {
    case 'email':
      if (!text) return isRequired ? 'email-missing' : undefined
      return isEmail(text) ? undefined : 'email-invalid'
    case 'phone':
      if (!text && !isRequired) return undefined
      return text.replace(/\D/g, '').length < shortestPhone ? 'phone-invalid' : undefined
    case 'password':
      if (!field.isNew) return text ? undefined : 'password-missing'
      return text.length < shortestPassword ? 'password-short' : undefined
    case 'repeat_password':
      // While the password itself is too short, that is what has to be said.
      return password.trim().length >= shortestPassword && value !== password ? 'password-different' : undefined
    default:
      return isRequired && !field.isChecked ? 'agreement-missing' : undefined
  }
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text)
}
