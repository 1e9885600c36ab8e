import { memo } from 'react'
import { Marked } from '../../../kit/search/Marked.tsx'
import type { Row } from '../../../model/texts/rows.ts'
import { faults, faultsIn } from '../find/faults.ts'
import type { Unsaved } from '../save/use-saving.ts'

type CellProps = {
  readonly row: Row
  readonly locale: string
  readonly unsaved: Unsaved | undefined
  readonly searched: readonly string[]
}

/** The text of a cell, and what may be wrong with it. */
export const Cell = memo(function Cell({ row, locale, unsaved, searched }: CellProps) {
  const words = unsaved?.words ?? row.words[locale]
  return (
    <>
      {words && (
        <span className="matrix-words" lang={locale}>
          <Marked text={words} words={searched} />
        </span>
      )}
      <span className="matrix-notes">
        {unsaved?.problem && <span className="badge badge-bad">Not saved</span>}
        {faultsIn(row, locale).map((id) => (
          <span key={id} className={`badge badge-${faults[id].tone}`}>
            {faults[id].label}
          </span>
        ))}
        {row.drafted.has(locale) && <span className="badge">Draft</span>}
      </span>
    </>
  )
})
