import { useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { type PlayerActions, useVisitor } from '../../page/player.ts'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { Choice } from './Choice.tsx'
import { DepositLine } from './DepositLine.tsx'
import { Download } from './Download.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { type Filter, useDeposits } from './use-deposits.ts'

const states: readonly Filter['state'][] = ['', 'waiting', 'queue', 'success', 'fail']

/** The deposits of a signed-in player. */
export function Deposits() {
  const visitor = useVisitor()
  if (visitor.kind === 'unknown') return <Skeleton />
  if (visitor.kind !== 'player') return null
  return <FilteredDeposits calls={visitor.act.calls} />
}

function FilteredDeposits({ calls }: Pick<PlayerActions, 'calls'>) {
  const text = useText()
  const [filter, setFilter] = useState<Filter>({ period: 'all', state: '' })
  return (
    <div className="cashier">
      <div className="filters">
        <PeriodChoice period={filter.period} choose={(period) => setFilter({ ...filter, period })} />
        <Choice
          label={text('site.cashier.state')}
          value={filter.state}
          options={states}
          nameOf={(state) => text(`site.cashier.state.${state || 'all'}`)}
          choose={(state) => setFilter({ ...filter, state })}
        />
      </div>
      <Download calls={calls} />
      <Rows calls={calls} filter={filter} />
    </div>
  )
}

function Rows({ calls, filter }: Pick<PlayerActions, 'calls'> & { readonly filter: Filter }) {
  const text = useText()
  const { loading, again, added, more } = useDeposits(calls, filter)
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
              <DepositLine key={deposit.id} deposit={deposit} method={names.get(deposit.method) ?? deposit.method} />
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
