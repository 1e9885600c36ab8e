import { fileName, recordKinds } from '../../contract/index.ts'
import type { Finding } from '../finding.ts'
import type { CheckedRecord } from './check-source.ts'

const homeFile = 'home'

/** The name that the record in this file must have. The home page's address is empty, but its file needs a name. */
export function recordName(record: string): string {
  const name = fileName(record)
  return name === homeFile && record.startsWith('landings/') ? '' : name
}

/** Every record has the name of its file, and is in the folder of its kind. */
export function checkName(record: CheckedRecord): Finding[] {
  const { key } = recordKinds[record.kind]
  const name = statedName(record)
  if (name !== undefined && name !== recordName(record.record)) {
    const found = fileName(record.record)
    const message = `The file is named "${found}.json", but the record is named "${name}".`
    const suggestion = `rename the file to "${name || homeFile}.json", or write "${found}" here`
    return [{ code: 'name-mismatch', file: record.file, pointer: `/${key}`, message, suggestion }]
  }
  return record.kind === 'landing' ? checkTemplateFolder(record) : []
}

/** The name in the record itself; undefined for kinds that are named only by their file. */
export function statedName({ kind, value }: CheckedRecord): string | undefined {
  const { key } = recordKinds[kind]
  return key === null ? undefined : String((value as Readonly<Record<string, unknown>>)[key])
}

function checkTemplateFolder({ file, record, value }: CheckedRecord<'landing'>): Finding[] {
  const isTemplate = value.kind === 'template'
  if (isTemplate === record.startsWith('templates/')) return []
  const message = isTemplate
    ? 'The folder of the landings contains a template.'
    : 'The folder of the templates contains a landing.'
  const suggestion = isTemplate
    ? 'move the file to templates/'
    : 'move the file to landings/, or set "kind" to "template"'
  return [{ code: 'unexpected-file', file, pointer: 'kind' in value ? '/kind' : '', message, suggestion }]
}
