import { Field } from '../../parts/form/Field.tsx'
import type { Method } from '../state/cashier.ts'

type MethodFieldsProps = {
  readonly fields: Method['fields']
  readonly entered: Readonly<Record<string, string>>
  readonly enter: (name: string, text: string) => void
  readonly problemOf: (name: string) => string | undefined
}

/** What the method asks for besides the amount. */
export function MethodFields({ fields, entered, enter, problemOf }: MethodFieldsProps) {
  return fields.map(({ name, label, schema: { format, maxLength } }) => (
    <Field
      key={name}
      name={name}
      label={label}
      value={entered[name] ?? ''}
      change={(text) => enter(name, text)}
      maxLength={maxLength}
      type={format === 'phone' ? 'tel' : 'text'}
      autoComplete={format === 'phone' ? 'tel' : 'on'}
      problem={problemOf(name)}
    />
  ))
}
