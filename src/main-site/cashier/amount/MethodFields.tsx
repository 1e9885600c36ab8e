import type { ReactNode } from 'react'
import { Field } from '../../parts/form/Field.tsx'
import { TickField } from '../../parts/form/TickField.tsx'
import type { Method } from '../state/cashier.ts'

type MethodFieldsProps = {
  readonly fields: Method['fields']
  readonly entered: Readonly<Record<string, string>>
  readonly enter: (name: string, text: string) => void
  readonly problemOf: (name: string) => ReactNode
}

/** What the method asks for besides the amount. */
export function MethodFields({ fields, entered, enter, problemOf }: MethodFieldsProps) {
  return fields.map(({ name, label, schema: { format, maxLength } }) =>
    format === 'ticked' ? (
      <TickField
        key={name}
        name={name}
        label={label}
        isTicked={entered[name] === 'yes'}
        change={(isTicked) => enter(name, isTicked ? 'yes' : '')}
        problem={problemOf(name)}
      />
    ) : (
      <Field
        key={name}
        name={name}
        label={label}
        value={entered[name] ?? ''}
        change={(text) => enter(name, text)}
        maxLength={maxLength}
        type={format === 'phone' ? 'tel' : 'text'}
        inputMode={format === 'digits' ? 'numeric' : undefined}
        autoComplete={format === 'phone' ? 'tel' : 'on'}
        problem={problemOf(name)}
      />
    ),
  )
}
