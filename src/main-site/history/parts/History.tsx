import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Period } from '../../../contract/index.ts'
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

/** The history as a file. */
export type HistoryFile<Option extends string> = {
  readonly name: string
  readonly label: string
  readonly read: (wanted: Wanted<Option>) => Promise<string | undefined>
}

type HistoryProps<Row, Option extends string> = {
  readonly label: string
  readonly options: readonly Option[]
  readonly nameOf: (option: Option | 'all') => string
  readonly read: (wanted: Wanted<Option>) => Promise<Page<Row> | undefined>
  readonly file: HistoryFile<Option>
  readonly none: string
  readonly children: (row: Row) => ReactNode
}

/** What a player has done, by period and by one other property. */
export function History<Row, Option extends string>(props: HistoryProps<Row, Option>) {
  const { label, options, nameOf, read, file, none, children } = props
  const [period, setPeriod] = useState<Period>('all')
  const [option, setOption] = useState<Option | 'all'>('all')
  const wanted = useMemo(() => ({ period, ...(option !== 'all' && { option }) }), [period, option])
  const readPage = useCallback(
    (before?: string) => read({ ...wanted, ...(before !== undefined && { before }) }),
    [read, wanted],
  )
  return (
    <div className="tool">
      <div className="filters">
        <PeriodChoice period={period} choose={setPeriod} />
        <Choice label={label} value={option} options={['all', ...options]} nameOf={nameOf} choose={setOption} />
      </div>
      <Download name={file.name} label={file.label} read={() => file.read(wanted)} />
      <Pages read={readPage} none={none}>
        {children}
      </Pages>
    </div>
  )
}
