import type { Reference } from '../../contract/index.ts'
import { recordKinds, visitReferences } from '../../contract/index.ts'
import { articleValueNames } from '../../rules/articles/article-values.ts'
import { commonValueNames, presetValueNames } from '../../rules/text-values.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Finding } from '../finding.ts'
import { joinPointer } from '../json/pointer.ts'
import type { Library } from '../library.ts'
import { checkReference } from './references.ts'
import { checkValues } from './texts.ts'
import { addUse, sharedRecord, type Uses } from './uses.ts'

/** Collects what a record uses, and checks its references, if it is shared: a dialog, a market, a preset. */
export function checkUses(record: CheckedRecord, library: Library, uses: Uses): Finding[] {
  if (record.kind === 'messages') return []
  const findings: Finding[] = []
  const available = valuesOf(record)
  const user = record.kind === 'landing' && record.value.kind !== 'template' ? record.value.slug : sharedRecord
  visitReferences(recordKinds[record.kind].validator, record.value, (reference, part) => {
    if (!isLinkBetweenDialogs(record, reference)) addUse(uses, { kind: reference.kind, name: reference.name, user })
    // Landings are checked after inheritance is resolved, `extends` while resolving it, redirects by their own rule.
    const isLineage = reference.path.length === 0 && part[0] === 'extends'
    const isElsewhere = record.kind === 'landing' || record.kind === 'redirect' || isLineage
    const problem = isElsewhere ? undefined : checkReference(reference, library)
    const missing =
      available && reference.kind === 'message' ? checkValues(reference.name, available, library.texts) : undefined
    const pointer = joinPointer([...part, ...reference.path])
    for (const found of [problem, missing]) if (found) findings.push({ ...found, file: record.file, pointer })
  })
  return findings
}

/** A link from one dialog to another does not count as a use: it may be that no landing opens the first one. */
function isLinkBetweenDialogs({ kind }: CheckedRecord, reference: Reference): boolean {
  return kind === 'dialog' && reference.kind === 'dialog'
}

/** What the names of markets can contain. */
const marketValueNames = ['line', 'part', 'home', 'away']

/** Texts of markets, presets and sections appear on many landings, so they may only use values that always exist. */
function valuesOf(record: CheckedRecord): readonly string[] | undefined {
  if (record.kind === 'market' || record.kind === 'section') return commonValueNames
  if (record.kind === 'market-type') return marketValueNames
  if (record.kind === 'article') return articleValueNames
  return record.kind === 'bonus-preset' ? [...commonValueNames, ...presetValueNames(record.value)] : undefined
}
