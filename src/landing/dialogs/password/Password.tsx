import type { DialogBlockProps } from '../dialog-block.ts'
import { Field } from '../Field.tsx'
import { PasswordInput } from '../PasswordInput.tsx'

export function Password({ block }: DialogBlockProps<'password'>) {
  const problem = block.purpose === 'new' ? 'password-short' : 'password-missing'
  return (
    <Field name="password" label={block.label} problems={[problem]}>
      <PasswordInput name="password" purpose={block.purpose} />
    </Field>
  )
}
