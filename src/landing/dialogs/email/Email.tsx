import type { DialogBlockProps } from '../dialog-block.ts'
import { useFieldId } from '../dialog-context.ts'
import { Field } from '../Field.tsx'

export function Email({ block }: DialogBlockProps<'email'>) {
  const id = useFieldId('email')
  return (
    <Field name="email" label={block.label} problems={['email-missing', 'email-invalid']}>
      <input
        className="input"
        id={id}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        maxLength={254}
        required={block.required}
        aria-describedby={`${id}-problem`}
      />
    </Field>
  )
}
