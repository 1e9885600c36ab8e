import { type ReactNode, useCallback, useState } from 'react'
import type { Period } from '../../../contract/index.ts'
import type { PlayerActions } from '../../page/player.ts'
import { Choice } from '../../parts/form/Choice.tsx'
import { Download } from './Download.tsx'
import { Pages } from './Pages.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import type { Page } from './use-pages.ts'

/** What the player looks for, and after which row; without an option, all. */
export type Wanted<Option extends string> = {
  readonly period: Period
  readonly option?: Option
  readonly before?: string
}

type HistoryProps<Row, Option extends string> = Pick<PlayerActions, 'calls'> & {
  readonly label: string
  readonly options: readonly Option[]
  readonly nameOf: (option: Option | 'all') => string
  readonly read: (wanted: Wanted<Option>) => Promise<Page<Row> | undefined>
  readonly none: string
  readonly children: (row: Row) => ReactNode
}

/** What a player has done, by period and by one other property. */
export function History<Row, Option extends string>(props: HistoryProps<Row, Option>) {
  const { calls, label, options, nameOf, read, none, children } = props
  const [period, setPeriod] = useState<Period>('all')
  const [option, setOption] = useState<Option | 'all'>('all')
  const readPage = useCallback(
    (before?: string) => read({ period, ...(option !== 'all' && { option }), ...(before !== undefined && { before }) }),
    [read, period, option],
  )
  return (
    <div className="tool">
      <div className="filters">
        <PeriodChoice period={period} choose={setPeriod} />
        <Choice label={label} value={option} options={['all', ...options]} nameOf={nameOf} choose={setOption} />
      </div>
      <Download calls={calls} />
      <Pages read={readPage} none={none}>
        {children}
      </Pages>
    </div>
  )
}
