import type { FormSchema } from '../../../../src/contract/generated/form-schemas.ts'
import { recordKind, recordKinds } from '../../../../src/contract/index.ts'
import type { Content } from '../../../model/record/content.ts'
import { recordSchema } from '../../../model/schemas/record-schema.ts'
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
      schema={withoutOwnNames(record)}
      value={value}
      context={context}
      onChange={(next, place) => onChange({ ...($schema !== undefined && { $schema }), ...next }, place)}
    />
  )
}

/** What a picture says of its file is measured, and how it is cut is shown beside the form. */
const seenBeside: readonly string[] = ['content', 'width', 'height', 'weight', 'crop', 'focus']

/** `$schema` is for text editors that open the file, and a record is renamed elsewhere. */
function withoutOwnNames(record: string): FormSchema {
  const schema = recordSchema(record)
  const { key } = recordKinds[recordKind(record) ?? 'site']
  const hidden = ['$schema', key, ...(recordKind(record) === 'asset' ? seenBeside : [])]
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, FormSchema>>)
  if (properties.length === 0) return schema
  return { ...schema, properties: Object.fromEntries(properties.filter(([name]) => !hidden.includes(name))) }
}
