import type { DialogBlockProps } from '../dialog-block.ts'
import { useInput } from '../dialog-context.ts'
import { Field } from '../Field.tsx'

export function Email({ block }: DialogBlockProps<'email'>) {
  const input = useInput('email')
  return (
    <Field name="email" label={block.label} problems={['email-missing', 'email-invalid']}>
      <input
        className="input"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        maxLength={254}
        required={block.required}
        {...input}
      />
    </Field>
  )
}
