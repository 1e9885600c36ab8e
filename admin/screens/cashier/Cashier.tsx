import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { plural } from '../../kit/format/plural.ts'
import { LoadMore } from '../../kit/screen/LoadMore.tsx'
import { RefreshButton } from '../../kit/screen/RefreshButton.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { FilterForm } from './queue/FilterForm.tsx'
import { QueueTable } from './queue/QueueTable.tsx'
import { askedOf, type QueueFilter, type QueueView, queueOf } from './queue/queue-filter.ts'
import './cashier.css'

const place = { to: '/cashier', read: queueOf, write: (filter: QueueFilter) => filter } as const

const openViews: readonly QueueView[] = ['open', 'pending', 'approved']

/** The withdrawals that wait for the staff, by their deadline, and what became of the others. */
export function Cashier() {
  const { state: filter, type } = useAddressState<QueueFilter>(place)
  const query = api.useWithdrawalsInfiniteQuery(askedOf(filter), { refetchOnMountOrArgChange: true })
  const { data, error } = query
  const withdrawals = data?.pages.flatMap((page) => page.withdrawals) ?? []
  const newest = data?.pages[0]
  return (
    <Screen title="Cashier" className="cashier" actions={<RefreshButton query={query} />}>
      {newest && <Waiting waiting={newest.waiting} overdue={newest.overdue} />}
      <FilterForm filter={filter} onChange={type} />
      {error && (
        <p role="alert" className="problem">
          {sayFailure(error)}
        </p>
      )}
      {withdrawals.length > 0 && (
        <QueueTable withdrawals={withdrawals} clock={openViews.includes(filter.view ?? 'open') ? 'Due' : 'Finished'} />
      )}
      <LoadMore
        query={query}
        label="Load more withdrawals"
        note={withdrawals.length === 0 && !error ? emptyNote(filter) : ''}
      />
    </Screen>
  )
}

function Waiting({ waiting, overdue }: { readonly waiting: number; readonly overdue: number }) {
  return (
    <p className="cashier-waiting">
      {plural(waiting, 'withdrawal')} open
      {overdue > 0 && <span className="badge badge-bad">{overdue} overdue</span>}
    </p>
  )
}

const emptyNote = ({ view, player }: QueueFilter): string =>
  view || player ? 'No withdrawal matches these filters.' : 'Nothing is waiting: every withdrawal is decided and paid.'
