import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { Screen } from '../../kit/screen/Screen.tsx'
import { EventTable } from '../../parts/security-events/EventTable.tsx'
import { askedOf, type EventFilter, filterOf } from './event-filter.ts'
import { FilterForm } from './FilterForm.tsx'
import './security.css'

const place = { to: '/security', read: filterOf, write: (filter: EventFilter) => filter } as const

/** What concerned the security of accounts and of the server. */
export function Security() {
  const { state: filter, type } = useAddressState<EventFilter>(place)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = api.useSecurityEventsInfiniteQuery(
    askedOf(filter),
    { refetchOnMountOrArgChange: true },
  )
  const events = data?.pages.flatMap((page) => page.events) ?? []
  return (
    <Screen
      title="Security"
      className="security"
      actions={
        <button type="button" className="button" onClick={() => refetch()} disabled={isFetching}>
          Refresh
        </button>
      }
    >
      <FilterForm filter={filter} onChange={type} />
      {error ? (
        <p role="alert" className="problem">
          {sayFailure(error)}
        </p>
      ) : (
        <EventTable events={events} />
      )}
      <p className="security-more" role="status">
        {isFetching ? 'Loading…' : events.length === 0 && !error ? 'No event matches these filters.' : ''}
      </p>
      {hasNextPage && (
        <button type="button" className="button" onClick={() => fetchNextPage()} disabled={isFetching}>
          Load older events
        </button>
      )}
    </Screen>
  )
}
