import type { WidgetProps } from '@rjsf/utils'
import type { ReferenceKind } from '../../../src/contract/index.ts'
import { nameOfNone } from '../../model/schemas/value-name.ts'
import { useFieldContext } from './field-context.ts'
import { OwnUpload } from './OwnUpload.tsx'
import { Picker } from './Picker.tsx'

export function ReferenceWidget({ kind, ...props }: WidgetProps & { readonly kind: ReferenceKind }) {
  const { choicesOf } = useFieldContext()
  const { id, value, onChange, label, required, schema } = props
  const { ofKind } = schema as { readonly ofKind?: readonly string[] }
  return (
    <Picker
      id={id}
      label={label}
      value={value ?? ''}
      choices={choicesOf(kind).filter((choice) => !ofKind || ofKind.includes(choice.kind ?? ''))}
      isRequired={Boolean(required)}
      none={nameOfNone(schema)}
      onPick={(name) => onChange(name || undefined)}
      {...(kind === 'icon' && { more: (pick) => <OwnUpload onMade={pick} /> })}
    />
  )
}
