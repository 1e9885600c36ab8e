import { api } from '../../api/api.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { QueueScreen } from '../../parts/queue/QueueScreen.tsx'
import { askedOf } from '../../parts/queue/queue-filter.ts'
import { QueueTable } from './queue/QueueTable.tsx'
import { type Filter, filterOf, type View, views } from './queue/views.ts'
import './cashier.css'

const place = { to: '/cashier', read: filterOf, write: (filter: Filter) => filter } as const

const openViews: readonly View[] = ['open', 'pending', 'approved']

/** The withdrawals that wait for the staff, by their deadline, and what became of the others. */
export function Cashier() {
  const { state: filter, type } = useAddressState<Filter>(place)
  const query = api.useWithdrawalsInfiniteQuery(askedOf(filter), { refetchOnMountOrArgChange: true })
  const withdrawals = query.data?.pages.flatMap((page) => page.withdrawals) ?? []
  return (
    <QueueScreen
      title="Cashier"
      query={query}
      counts={query.data?.pages[0]}
      waits={['withdrawal', 'open']}
      views={views}
      filter={filter}
      onFilter={type}
      listed={withdrawals.length}
      things="withdrawals"
      none="Nothing is waiting: every withdrawal is decided and paid."
    >
      {withdrawals.length > 0 && (
        <QueueTable withdrawals={withdrawals} clock={openViews.includes(filter.view ?? 'open') ? 'Due' : 'Finished'} />
      )}
    </QueueScreen>
  )
}
