import { type FormSchema, formSchemas } from '../../../../src/contract/generated/form-schemas.ts'

const kinds: Readonly<Record<string, string>> = {
  'bonus-presets': 'bonus-preset',
  collections: 'collection',
  dialogs: 'dialog',
  landings: 'landing',
  locales: 'messages',
  markets: 'market',
  sections: 'section',
  templates: 'landing',
  themes: 'theme',
  'site.json': 'site',
}

/** The schema of a record, by its folder. */
export function recordSchema(record: string): FormSchema {
  return formSchemas[kinds[record.split('/')[0] ?? ''] ?? ''] ?? {}
}
