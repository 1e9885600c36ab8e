import { api } from '../../api/api.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { QueueScreen } from '../../parts/queue/QueueScreen.tsx'
import { askedOf } from '../../parts/queue/queue-filter.ts'
import { QueueTable } from './queue/QueueTable.tsx'
import { type Filter, filterOf, views } from './queue/views.ts'
import './verification.css'

const place = {
  to: '/verification',
  read: filterOf,
  write: (filter: Filter) => filter,
} as const

/** The documents that wait for the staff, oldest first, and what became of the others. */
export function Verification() {
  const { state: filter, type } = useAddressState<Filter>(place)
  const query = api.useVerificationsInfiniteQuery(askedOf(filter), { refetchOnMountOrArgChange: true })
  const verifications = query.data?.pages.flatMap((page) => page.verifications) ?? []
  return (
    <QueueScreen
      title="Verification"
      query={query}
      counts={query.data?.pages[0]}
      waits={['player', 'waiting']}
      views={views}
      filter={filter}
      onFilter={type}
      listed={verifications.length}
      things="verifications"
      none="Nobody is waiting: all documents are decided."
    >
      {verifications.length > 0 && <QueueTable verifications={verifications} />}
    </QueueScreen>
  )
}
