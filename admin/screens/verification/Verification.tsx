import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { plural } from '../../kit/format/plural.ts'
import { LoadMore } from '../../kit/screen/LoadMore.tsx'
import { RefreshButton } from '../../kit/screen/RefreshButton.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { FilterForm } from './queue/FilterForm.tsx'
import { QueueTable } from './queue/QueueTable.tsx'
import { askedOf, type QueueFilter, queueOf } from './queue/queue-filter.ts'
import './verification.css'

const place = { to: '/verification', read: queueOf, write: (filter: QueueFilter) => filter } as const

/** The documents that wait for the staff, oldest first, and what became of the others. */
export function Verification() {
  const { state: filter, type } = useAddressState<QueueFilter>(place)
  const query = api.useVerificationsInfiniteQuery(askedOf(filter), { refetchOnMountOrArgChange: true })
  const { data, error } = query
  const verifications = data?.pages.flatMap((page) => page.verifications) ?? []
  const newest = data?.pages[0]
  return (
    <Screen title="Verification" actions={<RefreshButton query={query} />}>
      {newest && <Waiting waiting={newest.waiting} overdue={newest.overdue} />}
      <FilterForm filter={filter} onChange={type} />
      {error && (
        <p role="alert" className="problem">
          {sayFailure(error)}
        </p>
      )}
      {verifications.length > 0 && <QueueTable verifications={verifications} />}
      <LoadMore
        query={query}
        label="Load more verifications"
        note={verifications.length === 0 && !error ? emptyNote(filter) : ''}
      />
    </Screen>
  )
}

function Waiting({ waiting, overdue }: { readonly waiting: number; readonly overdue: number }) {
  return (
    <p className="verification-line">
      {plural(waiting, 'player')} waiting
      {overdue > 0 && <span className="badge badge-bad">{overdue} overdue</span>}
    </p>
  )
}

const emptyNote = ({ view, player }: QueueFilter): string =>
  view || player ? 'No verification matches these filters.' : 'Nobody is waiting: all documents are decided.'
