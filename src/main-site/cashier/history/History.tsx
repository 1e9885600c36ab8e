import { useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { type PlayerActions, useVisitor } from '../../page/player.ts'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { Download } from './Download.tsx'
import { Filters } from './Filters.tsx'
import { HistoryLine } from './HistoryLine.tsx'
import { type Filter, useHistory } from './use-history.ts'

/** The deposits of a signed-in player. */
export function History() {
  const visitor = useVisitor()
  if (visitor.kind === 'unknown') return <Skeleton />
  if (visitor.kind !== 'player') return null
  return <FilteredHistory calls={visitor.act.calls} />
}

function FilteredHistory({ calls }: Pick<PlayerActions, 'calls'>) {
  const [filter, setFilter] = useState<Filter>({ period: 'all', state: '' })
  return (
    <div className="cashier">
      <Filters filter={filter} change={setFilter} />
      <Rows calls={calls} filter={filter} />
      <Download calls={calls} />
    </div>
  )
}

function Rows({ calls, filter }: Pick<PlayerActions, 'calls'> & { readonly filter: Filter }) {
  const text = useText()
  const { loading, again, added, more } = useHistory(calls, filter)
  switch (loading.kind) {
    case 'loading':
      return <Skeleton />
    case 'failed':
      return <Trouble again={again} />
    case 'loaded': {
      const { names } = loading.value
      const rows = [...loading.value.deposits, ...added.deposits]
      if (rows.length === 0) return <p className="panel">{text('site.cashier.no-deposits')}</p>
      return (
        <>
          <ul className="history">
            {rows.map((deposit) => (
              <HistoryLine key={deposit.id} deposit={deposit} method={names.get(deposit.method) ?? deposit.method} />
            ))}
          </ul>
          {added.next !== undefined && (
            <button type="button" className="button button-quiet button-wide" onClick={more}>
              {text('site.cashier.more')}
            </button>
          )}
          {added.hasFailed && (
            <p className="problem" role="alert">
              {text('site.cashier.failed')}
            </p>
          )}
        </>
      )
    }
    default:
      return loading satisfies never
  }
}
