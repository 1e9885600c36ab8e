import { useDeferredValue, useId } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { LoadMore } from '../../kit/screen/LoadMore.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { PlayerList } from './PlayerList.tsx'
import { type PlayerSearch, searchOf } from './search.ts'
import './players.css'

const place = { to: '/players', read: searchOf, write: (search: PlayerSearch) => search } as const

/** Finds players for support. */
export function Players() {
  const id = useId()
  const { state, type } = useAddressState<PlayerSearch>(place)
  const text = useDeferredValue(state.text ?? '')
  const query = api.usePlayersInfiniteQuery(text.trim(), { refetchOnMountOrArgChange: true })
  const { data, error } = query
  const players = data?.pages.flatMap((page) => page.players) ?? []
  return (
    <Screen title="Players">
      <search className="players-search labelled">
        <label htmlFor={id}>E-mail, phone, player name or id</label>
        <input
          className="input"
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="asha@… or +91 98…"
          value={state.text ?? ''}
          onChange={({ target }) => type(searchOf({ text: target.value }))}
        />
      </search>
      {players.length > 0 && <PlayerList players={players} />}
      <LoadMore
        query={query}
        listed={players.length}
        label="Load more players"
        none={emptyNote(text)}
        failure={error && sayFailure(error)}
        next={
          text.trim() ? (
            <button type="button" className="button" onClick={() => type({})}>
              Show all players
            </button>
          ) : (
            <p>Whoever registers on a landing or on the main site is listed here.</p>
          )
        }
      />
    </Screen>
  )
}

const emptyNote = (text: string): string =>
  text.trim() ? `Nobody’s e-mail, phone, name or id starts with “${text.trim()}”.` : 'No players yet.'
