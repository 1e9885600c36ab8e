import type { FormSchema } from '../../src/contract/generated/form-schemas.ts'
import { formSchemas } from '../../src/contract/generated/form-schemas.ts'
import type { Editing } from './editing.ts'
import type { FieldContext } from './form/form-context.ts'
import { SchemaForm } from './form/SchemaForm.tsx'
import type { Content } from './model/content.ts'

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
      schema={schemaOf(record)}
      value={value}
      context={context}
      onChange={(next, place) => change({ ...($schema !== undefined && { $schema }), ...next }, place)}
    />
  )
}

const kinds: Readonly<Record<string, string>> = {
  'bonus-presets': 'bonus-preset',
  collections: 'collection',
  dialogs: 'dialog',
  markets: 'market',
  sections: 'section',
  themes: 'theme',
  locales: 'messages',
  'site.json': 'site',
}

/** The schema without what only editors of files need. */
function schemaOf(record: string): FormSchema {
  const schema = formSchemas[kinds[record.split('/')[0] ?? ''] ?? ''] ?? {}
  const { $schema: _, ...properties } = (schema['properties'] ?? {}) as Readonly<Record<string, FormSchema>>
  return schema['properties'] ? { ...schema, properties } : schema
}
