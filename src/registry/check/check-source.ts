import type { RecordKind, RecordTypes } from '../../contract/index.ts'
import { recordFolders, recordKind, recordKinds } from '../../contract/index.ts'
import { validators } from '../../contract/validators.ts'
import { once } from '../../rules/once.ts'
import type { Finding } from '../finding.ts'
import { readJson } from '../json/read-json.ts'
import type { Source } from '../source.ts'
import { explainSchemaErrors } from './explain-schema-error.ts'

/** A record that is valid against its schema. */
export type CheckedRecord<Kind extends RecordKind = RecordKind> = {
  [K in Kind]: { readonly kind: K; readonly file: string; readonly record: string; readonly value: RecordTypes[K] }
}[Kind]

/** A record that is invalid against its schema; its references can still be checked. */
export type InvalidRecord = { readonly kind: RecordKind; readonly file: string; readonly value: unknown }

export type CheckedSource =
  | { readonly record: CheckedRecord }
  | { readonly findings: readonly Finding[]; readonly invalid?: InvalidRecord }

/** File → record: parses the JSON strictly and validates it against the schema of its kind. */
export function checkSource(source: Source): CheckedSource {
  // Landings are checked quickly, and there are many.
  return source.record.startsWith('landings/') ? check(source) : checkOnce(source)
}

/** Processes that stay read most records once: whoever checks them again has the same record. */
const checkOnce = once(check)

function check(source: Source): CheckedSource {
  const { file, record } = source
  if ('problem' in source) return { findings: [{ ...source.problem, file, pointer: '' }] }
  const kind = recordKind(record)
  if (!kind) return { findings: [misplaced(source)] }
  if (source.isValid) return { record: { kind, file, record, value: JSON.parse(source.text) } }
  const json = readJson(source.text)
  if ('problems' in json) return { findings: json.problems.map((problem) => ({ ...problem, file })) }
  const validate = validators[recordKinds[kind].validator]
  if (validate(json.value)) return { record: { kind, file, record, value: json.value } as CheckedRecord }
  const findings = explainSchemaErrors(validate.errors ?? []).map((problem) => ({ ...problem, file }))
  return { findings, invalid: { kind, file, value: json.value } }
}

function misplaced({ file, record }: Source): Finding {
  const message = `${record} is not in a folder that contains records.`
  const suggestion = `folders: ${recordFolders.map(({ folder }) => folder).join(', ')}`
  return { code: 'unexpected-file', file, pointer: '', message, suggestion }
}
