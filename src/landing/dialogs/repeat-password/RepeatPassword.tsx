import type { DialogBlockProps } from '../dialog-block.ts'
import { Field } from '../Field.tsx'
import { PasswordInput } from '../PasswordInput.tsx'

export function RepeatPassword({ block }: DialogBlockProps<'repeat-password'>) {
  return (
    <Field name="repeat_password" label={block.label} problems={['password-different']}>
      <PasswordInput name="repeat_password" purpose="new" />
    </Field>
  )
}
