import type { Finding } from '../finding.ts'
import type { CheckedRecord } from './check-source.ts'
import { fileName } from './record-kinds.ts'

const homeFile = 'home'

/** The name that a record of this file has to have. The home page's address is empty, its file cannot be. */
export function recordName(record: string): string {
  const name = fileName(record)
  return name === homeFile && record.startsWith('landings/') ? '' : name
}

/** Every record has the name of its file, and stands in the folder of its kind. */
export function checkName(record: CheckedRecord): Finding[] {
  const named = nameOf(record)
  if (!named) return []
  const { property, name } = named
  if (name !== recordName(record.record)) {
    const found = fileName(record.record)
    const message = `The file is called "${found}.json", the record "${name}".`
    const suggestion = `rename the file to "${name || homeFile}.json", or write "${found}" here`
    return [{ code: 'name-mismatch', file: record.file, pointer: `/${property}`, message, suggestion }]
  }
  return record.kind === 'landing' ? checkTemplateFolder(record) : []
}

function nameOf({ kind, value }: CheckedRecord): { property: string; name: string } | undefined {
  if (kind === 'site' || kind === 'messages') return undefined
  if (kind === 'landing') return { property: 'slug', name: value.slug }
  if (kind === 'dialog') return { property: 'name', name: value.name }
  return { property: 'id', name: value.id }
}

function checkTemplateFolder({ file, record, value }: CheckedRecord<'landing'>): Finding[] {
  const isTemplate = value.kind === 'template'
  if (isTemplate === record.startsWith('templates/')) return []
  const message = isTemplate ? 'A template stands among the landings.' : 'A landing stands among the templates.'
  const suggestion = isTemplate
    ? 'move the file to templates/'
    : 'move the file to landings/, or set "kind" to "template"'
  return [{ code: 'unexpected-file', file, pointer: 'kind' in value ? '/kind' : '', message, suggestion }]
}
