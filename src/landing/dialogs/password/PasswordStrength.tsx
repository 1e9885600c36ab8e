import { passwordStrength } from '../../../rules/form/password-strength.ts'
import { useText } from '../../../ui/text.ts'

/** How strong the password is, in a word. */
export default function PasswordStrength({ password }: { readonly password: string }) {
  const strength = passwordStrength(password)
  return <span className={`strength-${strength}`}>{useText()(`ui.dialog.password-${strength}`)}</span>
}
