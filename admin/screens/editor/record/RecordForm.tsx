import type { Content } from '../../../model/record/content.ts'
import { recordForm } from '../../../model/schemas/record-form.ts'
import type { FieldContext } from '../../../parts/fields/field-context.ts'
import { SchemaForm } from '../../../parts/form/SchemaForm.tsx'
import type { Editing } from '../editing/editing.ts'

type RecordFormProps = {
  readonly record: string
  readonly content: Content
  readonly editing: Editing
  readonly onChange: (content: Content, place: string) => void
}

/** The form of a shared record, by its schema alone. */
export function RecordForm({ record, content, editing, onChange }: RecordFormProps) {
  const { choicesOf, texts, problems, inheritedAt } = editing
  const context: FieldContext = {
    choicesOf,
    texts,
    canReset: false,
    isStated: () => true,
    inheritedAt,
    reset: () => {},
    problems,
  }
  const { $schema, ...value } = content
  return (
    <SchemaForm
      name={record}
      schema={recordForm(record)}
      value={value}
      context={context}
      onChange={(next, place) => onChange({ ...($schema !== undefined && { $schema }), ...next }, place)}
    />
  )
}
