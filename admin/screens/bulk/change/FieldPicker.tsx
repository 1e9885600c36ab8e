import { ComboField } from '../../../kit/combobox/ComboField.tsx'
import type { Field } from './fields.ts'

type FieldPickerProps = {
  /** Undefined while they are loading. */
  readonly fields: readonly Field[] | undefined
  readonly onPicked: (field: Field) => void
}

/** A field that finds a property by its name. */
export function FieldPicker({ fields, onPicked }: FieldPickerProps) {
  return (
    <ComboField
      className="field-picker"
      label="Add a property"
      placeholder="Theme, bonus, headline…"
      listLabel="Properties"
      options={fields}
      most={60}
      keyOf={({ key }) => key.replaceAll('/', '-')}
      textOf={({ name }) => name}
      show={({ name, group }) => (
        <>
          <span>{name}</span>
          <span className="muted">{group}</span>
        </>
      )}
      none="No property matches"
      onPicked={onPicked}
    />
  )
}
