import type { DialogBlockProps } from '../dialog-block.ts'
import { useFieldId } from '../dialog-context.ts'
import { Field } from '../Field.tsx'
import { PasswordInput } from '../PasswordInput.tsx'

export function RepeatPassword({ block }: DialogBlockProps<'repeat-password'>) {
  const id = useFieldId('repeat_password')
  return (
    <Field name="repeat_password" label={block.label} problems={['password-different']}>
      <PasswordInput id={id} name="repeat_password" purpose="new" />
    </Field>
  )
}
