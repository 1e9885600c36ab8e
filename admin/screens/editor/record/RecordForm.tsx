import type { FormSchema } from '../../../../src/contract/generated/form-schemas.ts'
import type { Content } from '../../../model/record/content.ts'
import type { Editing } from '../editing/editing.ts'
import { recordSchema } from '../editing/record-schema.ts'
import type { FieldContext } from '../form/form-context.ts'
import { SchemaForm } from '../form/SchemaForm.tsx'

type RecordFormProps = { readonly record: string; readonly content: Content; readonly editing: Editing }

/** A record that landings share, by its schema alone. */
export function RecordForm({ record, content, editing }: RecordFormProps) {
  const { choicesOf, messages, editText, problems, change } = editing
  const context: FieldContext = {
    choicesOf,
    textOf: (id) => messages[id],
    editText,
    canReset: false,
    isStated: () => true,
    reset: () => {},
    problems,
  }
  const { $schema, ...value } = content
  return (
    <SchemaForm
      name={record}
      schema={shownSchema(record)}
      value={value}
      context={context}
      onChange={(next, place) => change({ ...($schema !== undefined && { $schema }), ...next }, place)}
    />
  )
}

/** The schema without what only editors of files need. */
function shownSchema(record: string): FormSchema {
  const schema = recordSchema(record)
  const { $schema: _, ...properties } = (schema['properties'] ?? {}) as Readonly<Record<string, FormSchema>>
  return schema['properties'] ? { ...schema, properties } : schema
}
