import { recordKind } from '../../../../src/contract/index.ts'
import { isTextOf } from '../../../../src/rules/own-texts.ts'
import { recordOf } from '../../../model/landings/slug-problem.ts'
import { readContent } from '../../../model/record/content.ts'
import { fieldDifferences } from './field-differences.ts'
import type { DryRun } from './use-dry-run.ts'

type Order = Pick<DryRun, 'records' | 'landings'>

/** Where a single change is seen and reviewed: its record, or the landing to which the changed words belong. */
export function recordToOpen({ records, landings }: Order): string | undefined {
  const [record, ...others] = records.filter((one) => recordKind(one.record) !== 'messages')
  if (record) return others.length === 0 ? record.record : undefined
  const texts = records.flatMap(changedTexts)
  const slug = landings.find((landing) => texts.every((text) => isTextOf(landing, text)))
  return slug === undefined ? undefined : recordOf(slug || 'home')
}

const changedTexts = ({ before, after }: DryRun['records'][number]) =>
  fieldDifferences(readContent(before ?? '{}') ?? {}, readContent(after) ?? {}).map(({ pointer }) => pointer.slice(1))
