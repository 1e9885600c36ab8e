import { lazy, Suspense } from 'react'
import { recordKind } from '../../../src/contract/index.ts'
import type { DraftedText } from './use-text-choice.ts'

// It brings the compiler and the renderer: the catalogue does not wait for that.
const BeforeAfter = lazy(() => import('../before-after/BeforeAfter.tsx'))

/** More are looked at one by one. */
const mostPictured = 6

type PagesProps = { readonly records: readonly string[]; readonly texts: readonly DraftedText[] }

/** The pages of these landings, as they are live and as they will be. */
export function Pages({ records, texts }: PagesProps) {
  const landings = records.filter((record) => recordKind(record) === 'landing')
  if (landings.length === 0 || landings.length > mostPictured) return null
  return (
    <div className="publishing-pages">
      <Suspense fallback={<p role="status">Loading the pages…</p>}>
        {landings.map((record) => (
          <BeforeAfter key={record} record={record} texts={texts} />
        ))}
      </Suspense>
    </div>
  )
}
