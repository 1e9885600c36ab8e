import type { Reference } from '../../contract/index.ts'
import { recordKinds, visitReferences } from '../../contract/index.ts'
import { commonValueNames, presetValueNames } from '../../rules/text-values.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Finding } from '../finding.ts'
import { joinPointer } from '../json/pointer.ts'
import type { Library } from '../library.ts'
import { checkReference } from './references.ts'
import { checkValues } from './texts.ts'
import { addUse, sharedRecord, type Uses } from './uses.ts'

/** The references of the records that landings share: dialogs, markets, presets and so on. Notes what is in use. */
export function checkSharedRecord(record: CheckedRecord, library: Library, uses: Uses): Finding[] {
  if (record.kind === 'messages') return []
  const findings: Finding[] = []
  const available = valuesOf(record)
  const user = record.kind === 'landing' && record.value.kind !== 'template' ? record.value.slug : sharedRecord
  visitReferences(recordKinds[record.kind].validator, record.value, (reference, part) => {
    if (!isCourtesy(record, reference)) addUse(uses, { kind: reference.kind, name: reference.name, user })
    // Landings are checked with everything that they extend, so that what they inherit counts; lineages when they are traced.
    const isLineage = reference.path.length === 0 && part[0] === 'extends'
    const problem = record.kind === 'landing' || isLineage ? undefined : checkReference(reference, library)
    const missing =
      available && reference.kind === 'message' ? checkValues(reference.name, available, library.texts) : undefined
    const pointer = joinPointer([...part, ...reference.path])
    for (const found of [problem, missing]) if (found) findings.push({ ...found, file: record.file, pointer })
  })
  return findings
}

/** One dialog that leads to another is no use of it as long as no landing opens the first. */
function isCourtesy({ kind }: CheckedRecord, reference: Reference): boolean {
  return kind === 'dialog' && reference.kind === 'dialog'
}

/** Texts of markets, presets and sections are read on many landings: they use only values that are always there. */
function valuesOf(record: CheckedRecord): readonly string[] | undefined {
  if (record.kind === 'market' || record.kind === 'section') return commonValueNames
  return record.kind === 'bonus-preset' ? [...commonValueNames, ...presetValueNames(record.value)] : undefined
}
