import { useMemo, useState } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { useCommands } from '../../kit/commands/use-commands.ts'
import { plural } from '../../kit/format/plural.ts'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { CalendarTools } from './CalendarTools.tsx'
import { addMonths, dayOf, monthOf, spanOf } from './find/days.ts'
import { entriesOf, ofMarket } from './find/entries.ts'
import { searchOf, type View, viewOf } from './find/view.ts'
import { CalendarList } from './list/CalendarList.tsx'
import { DayList } from './list/DayList.tsx'
import { MonthGrid } from './month/MonthGrid.tsx'
import './calendar.css'

const place = { to: '/calendar', read: viewOf, write: searchOf } as const

/** What changes when: planned launches, and everything in the records that has a moment. */
export default function Calendar() {
  const { state: view, step } = useAddressState<View>(place)
  const today = dayOf(new Date().toISOString())
  const [active, setActive] = useState(today)
  const month = view.month || monthOf(today)
  const span = useMemo(() => spanOf(month), [month])
  const { data, currentData, error, refetch } = api.useCalendarQuery(span, { refetchOnMountOrArgChange: true })
  const all = useMemo(() => (currentData ? entriesOf(currentData) : []), [currentData])
  const entries = useMemo(() => ofMarket(all, view.market), [all, view.market])
  const ofMonth = entries.filter(({ day }) => monthOf(day) === month)
  const change = (changes: Partial<View>) => step((before) => ({ ...before, ...changes }))
  const go = (day: string) => {
    setActive(day)
    if (monthOf(day) !== month) change({ month: monthOf(day) === monthOf(today) ? '' : monthOf(day) })
  }
  const shownDay = monthOf(active) === month ? active : `${month}-01`
  const turn = (count: number) => go(addMonths(shownDay, count))
  const group = 'Calendar'
  useCommands([
    { id: 'calendar-today', group, label: 'Today', keys: ['T'], run: () => go(today) },
    { id: 'calendar-before', group, label: 'Previous month', keys: ['P'], run: () => turn(-1) },
    { id: 'calendar-next', group, label: 'Next month', keys: ['N'], run: () => turn(1) },
    { id: 'calendar-month', group, label: 'Show as month', keys: ['M'], run: () => change({ look: 'month' }) },
    { id: 'calendar-list', group, label: 'Show as list', keys: ['L'], run: () => change({ look: 'list' }) },
  ])
  if (error && !data) return <FailedScreen title="Calendar" message={sayFailure(error)} onRetry={refetch} />
  return (
    <Screen title="Calendar" className="calendar">
      <CalendarTools
        month={month}
        view={view}
        entries={all}
        onTurn={turn}
        onToday={() => go(today)}
        onChange={change}
        status={currentData ? plural(ofMonth.length, 'entry', 'entries') : 'Loading…'}
      />
      {view.look === 'list' ? (
        <CalendarList entries={currentData && ofMonth} />
      ) : (
        <div className="calendar-month">
          <MonthGrid month={month} today={today} active={shownDay} onActive={go} entries={currentData && entries} />
          <DayList day={shownDay} entries={currentData && entries.filter(({ day }) => day === shownDay)} />
        </div>
      )}
    </Screen>
  )
}
