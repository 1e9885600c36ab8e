import { useState } from 'react'
import type { Deposit } from '../../contract/index.ts'
import { useText } from '../../ui/text.ts'
import type { PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { WhenLoaded } from '../parts/loading/WhenLoaded.tsx'
import { Choice } from './Choice.tsx'
import { DepositLine } from './DepositLine.tsx'
import { Download } from './Download.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { type Filter, useDeposits } from './use-deposits.ts'

const states: readonly Filter['state'][] = ['', 'waiting', 'queue', 'success', 'fail']

/** The deposits of a signed-in player. */
export const Deposits = () => <ForPlayer>{(_, { calls }) => <FilteredDeposits calls={calls} />}</ForPlayer>

function FilteredDeposits({ calls }: Pick<PlayerActions, 'calls'>) {
  const text = useText()
  const [filter, setFilter] = useState<Filter>({ period: 'all', state: '' })
  return (
    <div className="tool">
      <div className="filters">
        <PeriodChoice period={filter.period} choose={(period) => setFilter({ ...filter, period })} />
        <Choice
          label={text('site.history.state')}
          value={filter.state}
          options={states}
          nameOf={(state) => text(`site.history.state.${state || 'all'}`)}
          choose={(state) => setFilter({ ...filter, state })}
        />
      </div>
      <Download calls={calls} />
      <Rows calls={calls} filter={filter} />
    </div>
  )
}

function Rows({ calls, filter }: Pick<PlayerActions, 'calls'> & { readonly filter: Filter }) {
  const { loading, again, added, more } = useDeposits(calls, filter)
  return (
    <WhenLoaded loading={loading} again={again}>
      {({ deposits, names }) => (
        <List deposits={[...deposits, ...added.deposits]} names={names} added={added} more={more} />
      )}
    </WhenLoaded>
  )
}

type ListProps = {
  readonly deposits: readonly Deposit[]
  /** Of the methods, by their ids. */
  readonly names: ReadonlyMap<string, string>
} & Pick<ReturnType<typeof useDeposits>, 'added' | 'more'>

function List({ deposits, names, added, more }: ListProps) {
  const text = useText()
  if (deposits.length === 0) return <p className="panel">{text('site.history.no-deposits')}</p>
  return (
    <>
      <ul className="history">
        {deposits.map((deposit) => (
          <DepositLine key={deposit.id} deposit={deposit} method={names.get(deposit.method) ?? deposit.method} />
        ))}
      </ul>
      {added.next !== undefined && (
        <button type="button" className="button button-quiet button-wide" onClick={more}>
          {text('site.tool.more')}
        </button>
      )}
      {added.hasFailed && (
        <p className="problem" role="alert">
          {text('site.tool.failed')}
        </p>
      )}
    </>
  )
}
