import { FlexRender, type Header } from '@tanstack/react-table'
import type { Landing } from '../../../model/landings/landing.ts'
import type { SelectionOfShown } from '../selection/use-selection.ts'
import type { features } from './columns.tsx'

type GridHeadProps = {
  readonly headers: readonly Header<typeof features, Landing, unknown>[]
  readonly selection: SelectionOfShown
}

const directions = { asc: 'ascending', desc: 'descending' } as const

export function GridHead({ headers, selection }: GridHeadProps) {
  const { shown, visible, selectShown, clear } = selection
  const isAll = shown.length > 0 && visible.length === shown.length
  return (
    <thead>
      <tr className="grid-row" aria-rowindex={1}>
        <th scope="col" className="grid-check">
          <input
            type="checkbox"
            aria-label={`Select all ${shown.length} shown`}
            title={`Select all ${shown.length} shown`}
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = visible.length > 0 && !isAll
            }}
            disabled={shown.length === 0}
            onChange={isAll ? clear : selectShown}
          />
        </th>
        <th scope="col">
          <span className="unseen">Picture</span>
        </th>
        {headers.map((header) => {
          const sorted = header.column.getIsSorted()
          return (
            <th key={header.id} scope="col" aria-sort={sorted ? directions[sorted] : 'none'}>
              <button type="button" className="grid-sort" onClick={header.column.getToggleSortingHandler()}>
                <FlexRender header={header} />
                <span aria-hidden="true">{sorted === 'asc' ? '▲' : sorted === 'desc' ? '▼' : ''}</span>
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
