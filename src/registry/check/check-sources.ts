import { type RecordKind, type ReferenceKind, recordKind } from '../../contract/index.ts'
import type { Finding } from '../finding.ts'
import type { Source } from '../source.ts'
import { checkSource, type InvalidRecord } from './check-source.ts'
import { checkName, recordName } from './names.ts'
import { groupByKind, type Records } from './records.ts'

export type CheckedSources = {
  readonly records: Records
  /** Records that are JSON but invalid against their schema. */
  readonly invalid: readonly InvalidRecord[]
  /** Whether a record exists but is broken: references to it are not reported. */
  readonly isBroken: (kind: RecordKind | ReferenceKind, name: string) => boolean
  readonly findings: readonly Finding[]
}

/** Checks every file on its own: readable, JSON, valid against its schema, named like its record. */
export function checkSources(sources: readonly Source[]): CheckedSources {
  const outcomes = sources.map((source) => ({ source, outcome: checkSource(source) }))
  const broken = new Set<string>()
  const findings: Finding[] = []
  for (const { source, outcome } of outcomes) {
    if ('record' in outcome) {
      findings.push(...checkName(outcome.record))
      continue
    }
    findings.push(...outcome.findings)
    broken.add(`${recordKind(source.record)} ${recordName(source.record)}`)
  }
  return {
    records: groupByKind(outcomes.flatMap(({ outcome }) => ('record' in outcome ? [outcome.record] : []))),
    invalid: outcomes.flatMap(({ outcome }) => ('invalid' in outcome && outcome.invalid ? [outcome.invalid] : [])),
    isBroken: (kind, name) => broken.has(`${kind} ${name}`),
    findings,
  }
}
