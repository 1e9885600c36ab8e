import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { LoadMore } from '../../kit/screen/LoadMore.tsx'
import { RefreshButton } from '../../kit/screen/RefreshButton.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { FilterForm } from './find/FilterForm.tsx'
import { askedOf, type Filter, filterOf } from './find/views.ts'
import { MatchTable } from './list/MatchTable.tsx'
import './trading.css'

const place = { to: '/trading', read: filterOf, write: (filter: Filter) => filter } as const

/** The matches of the line with what was bet on them. */
export function Trading() {
  const { state: filter, type } = useAddressState<Filter>(place)
  const query = api.useTradingInfiniteQuery(askedOf(filter), { refetchOnMountOrArgChange: true })
  const matches = query.data?.pages.flatMap((page) => page.matches) ?? []
  return (
    <Screen title="Trading" actions={<RefreshButton query={query} />}>
      <FilterForm filter={filter} onChange={type} />
      {matches.length > 0 && <MatchTable matches={matches} />}
      <LoadMore
        query={query}
        listed={matches.length}
        label="Load more matches"
        none={emptyNote(filter)}
        failure={query.error && sayFailure(query.error)}
        next={
          filter.text && (
            <button type="button" className="button" onClick={() => type(filterOf({ view: filter.view }))}>
              Show all of them
            </button>
          )
        }
      />
    </Screen>
  )
}

function emptyNote({ view = 'live', text }: Filter): string {
  if (text) return 'No matches fit these filters.'
  const notes = {
    live: 'No match is being played.',
    upcoming: 'No matches are planned.',
    ended: 'Nothing is waiting: all bets on matches that are over are settled.',
    proposed: 'No proposed result is waiting for a colleague.',
  }
  return notes[view]
}
