import { plural } from '../../../kit/format/plural.ts'
import type { DryRun } from './use-dry-run.ts'

type SummaryProps = { readonly run: DryRun; readonly isUpToDate: boolean; readonly verb: string }

/** How much changes, in a sentence. */
export function Summary({ run, isUpToDate, verb }: SummaryProps) {
  const { records, unchanged, landings, pages, languages } = run
  const changed = records.filter(({ before, after }) => (before ?? '') !== after).length
  return (
    <p className="bulk-summary" role="status" data-settled={isUpToDate || undefined}>
      {isUpToDate ? (
        <>
          <strong>{plural(changed, 'record')}</strong> {verb}
          {landings.length > 0 &&
            `: ${plural(pages, 'page')} of ${plural(landings.length, 'landing')} in ${plural(languages, 'language')}`}
          .{unchanged.length > 0 && ` ${unchanged.length} already ${unchanged.length === 1 ? 'is' : 'are'} so.`}
        </>
      ) : (
        'Checking…'
      )}
    </p>
  )
}
