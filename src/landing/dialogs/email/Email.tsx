import type { DialogBlockProps } from '../dialog-block.ts'
import { useInput } from '../dialog-context.ts'
import { Field } from '../Field.tsx'

export function Email({ block }: DialogBlockProps<'email'>) {
  const input = useInput('email')
  const kind = block.orPlayerName
    ? ({ type: 'text', autoComplete: 'username' } as const)
    : ({ type: 'email', autoComplete: 'email' } as const)
  const problems = block.orPlayerName ? ['username-invalid'] : ['email-missing', 'email-invalid']
  return (
    <Field name="email" label={block.label} problems={problems}>
      <input
        className="input"
        inputMode="email"
        {...kind}
        enterKeyHint="next"
        maxLength={254}
        required={block.required}
        {...input}
      />
    </Field>
  )
}
