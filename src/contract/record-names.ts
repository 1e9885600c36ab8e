import { recordNames } from './generated/record-kinds.ts'
import { namedKinds, type RecordKind, recordKindNames, recordKinds } from './record-kinds.ts'

/** A folder of records of one kind, with the heading of their list. */
export type RecordFolder = { readonly folder: string; readonly heading: string; readonly kind: RecordKind }

const foldersOf = (kind: RecordKind): RecordFolder[] =>
  Object.entries(recordKinds[kind].folders).map(([folder, heading]) => ({ folder, heading, kind }))

/** Every folder in which records are looked for. */
export const recordFolders: readonly RecordFolder[] = recordKindNames.flatMap(foldersOf)

/** Those whose records have names. */
export const namedFolders: readonly RecordFolder[] = namedKinds.flatMap(foldersOf)

const kindOfFolder = new Map(recordFolders.map(({ folder, kind }) => [folder, kind]))
const kindOfFile = new Map<string | null, RecordKind>(recordKindNames.map((kind) => [recordKinds[kind].file, kind]))

/** The kind of a record, by its path below the folder of the records: `landings/aviator-1.json` is a landing. */
export function recordKind(record: string): RecordKind | undefined {
  if (!record.endsWith('.json')) return undefined
  const end = record.indexOf('/')
  return end === -1 ? kindOfFile.get(record) : kindOfFolder.get(record.slice(0, end))
}

/** The name that a record's file gives it: the path below its folder, without the ending. */
export function fileName(record: string): string {
  return record.slice(record.indexOf('/') + 1).replace(/\.json$/, '')
}

const pattern = new RegExp(recordNames.pattern, 'u')

/** Whether a text names a record, and nothing else: the path that is made of it stays within its folder. */
export function isRecordName(text: string): boolean {
  return text.length <= recordNames.maxLength && pattern.test(text)
}

/** The way from a record to the schema of its kind, as it stands in the record for editors. */
export function schemaOf(record: string): string {
  return `${'../'.repeat(record.split('/').length)}schema/records/${recordKind(record)}.schema.json`
}
