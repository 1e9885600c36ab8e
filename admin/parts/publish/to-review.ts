import { fileName } from '../../../src/contract/index.ts'
import { isTextOf } from '../../../src/rules/own-texts.ts'

type Draft = { readonly record: string; readonly version: number }
type Written = { readonly record: string; readonly id: string }

/** What somebody else has to look at: the drafts that I have written; of words alone, the records to which they belong. */
export function toReview(
  records: readonly string[],
  drafts: readonly Draft[],
  written: readonly Written[],
): readonly Draft[] {
  const drafted = drafts.filter(({ record }) => written.some((one) => one.record === record))
  if (drafted.length > 0) return drafted
  return records
    .filter((record) => written.some(({ id }) => isTextOf(fileName(record), id)))
    .map((record) => ({ record, version: drafts.find((draft) => draft.record === record)?.version ?? 0 }))
}
