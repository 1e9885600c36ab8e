import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { LoadMore } from '../../kit/screen/LoadMore.tsx'
import { RefreshButton } from '../../kit/screen/RefreshButton.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { EventTable } from '../../parts/security-events/EventTable.tsx'
import { askedOf, type EventFilter, filterOf } from './event-filter.ts'
import { FilterForm } from './FilterForm.tsx'
import './security.css'

const place = { to: '/security', read: filterOf, write: (filter: EventFilter) => filter } as const

/** What concerned the security of accounts and of the server. */
export function Security() {
  const { state: filter, type } = useAddressState<EventFilter>(place)
  const query = api.useSecurityEventsInfiniteQuery(askedOf(filter), { refetchOnMountOrArgChange: true })
  const { data, error } = query
  const events = data?.pages.flatMap((page) => page.events) ?? []
  return (
    <Screen title="Security" className="security" actions={<RefreshButton query={query} />}>
      <FilterForm filter={filter} onChange={type} />
      {!error && events.length > 0 && <EventTable events={events} />}
      <LoadMore
        query={query}
        listed={events.length}
        label="Load older events"
        none="No event matches these filters."
        failure={error && sayFailure(error)}
        next={
          <button type="button" className="button" onClick={() => type({})}>
            Show all events
          </button>
        }
      />
    </Screen>
  )
}
