import { recordNames } from './generated/record-kinds.ts'
import { namedKinds, type RecordKind, recordKindNames, recordKinds } from './record-kinds.ts'

/** A folder of records of one kind, and the heading under which they are listed. */
export type RecordFolder = { readonly folder: string; readonly heading: string; readonly kind: RecordKind }

const foldersOf = (kind: RecordKind): RecordFolder[] =>
  Object.entries(recordKinds[kind].folders).map(([folder, heading]) => ({ folder, heading, kind }))

/** Every folder that contains records. */
export const recordFolders: readonly RecordFolder[] = recordKindNames.flatMap(foldersOf)

/** The folders whose records have names. */
export const namedFolders: readonly RecordFolder[] = namedKinds.flatMap(foldersOf)

const kindOfFolder = new Map(recordFolders.map(({ folder, kind }) => [folder, kind]))
const kindOfFile = new Map<string | null, RecordKind>(recordKindNames.map((kind) => [recordKinds[kind].file, kind]))

/** The kind of a record, by its path below the records folder: `landings/aviator-1.json` is a landing. */
export function recordKind(record: string): RecordKind | undefined {
  if (!record.endsWith('.json')) return undefined
  const end = record.indexOf('/')
  return end === -1 ? kindOfFile.get(record) : kindOfFolder.get(record.slice(0, end))
}

/** The record's name according to its file: the path below its folder, without the extension. */
export function fileName(record: string): string {
  return record.slice(record.indexOf('/') + 1).replace(/\.json$/, '')
}

const pattern = new RegExp(recordNames.pattern, 'u')

/** Whether the text is a valid record path, which cannot leave the records folder. */
export function isRecordName(text: string): boolean {
  return text.length <= recordNames.maxLength && pattern.test(text)
}

/** The relative path from a record to the schema of its kind: the record's `$schema`, which editors read. */
export function schemaOf(record: string): string {
  return `${'../'.repeat(record.split('/').length)}schema/records/${recordKind(record)}.schema.json`
}
