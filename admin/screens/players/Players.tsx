import { useDeferredValue, useId } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
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
  const { data, error, fetchNextPage, hasNextPage, isFetching } = api.usePlayersInfiniteQuery(text.trim(), {
    refetchOnMountOrArgChange: true,
  })
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
      <p className="players-note" role="status">
        {noteOf({ isFetching, isEmpty: players.length === 0, text })}
      </p>
      {error && (
        <p role="alert" className="problem">
          {sayFailure(error)}
        </p>
      )}
      {hasNextPage && (
        <button type="button" className="button" onClick={() => fetchNextPage()} disabled={isFetching}>
          Load more players
        </button>
      )}
    </Screen>
  )
}

type Found = { readonly isFetching: boolean; readonly isEmpty: boolean; readonly text: string }

function noteOf({ isFetching, isEmpty, text }: Found): string {
  if (isFetching) return 'Loading…'
  if (!isEmpty) return ''
  return text.trim() ? `Nobody’s e-mail, phone, name or id starts with “${text.trim()}”.` : 'No players yet.'
}
