import { startTransition, useRef, useState } from 'react'
import { type LobbyQuery, writeLobbyQuery } from '../../../rules/casino/lobby-query.ts'
import type { ShownLobby } from '../../page/casino.ts'
import { useSitePage } from '../../page/page.ts'
import { loadLobby } from './load-lobby.ts'

/** How long a visitor does not type before what they typed is searched. */
const typingPause = 180

/** The lobby as it was last asked for. Its address follows, so that it can be shared, and found again. */
export function useLobby(first: ShownLobby) {
  const { path } = useSitePage()
  const [lobby, setLobby] = useState(first)
  const [isLoading, setIsLoading] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const loading = useRef<AbortController>(undefined)

  async function load(query: LobbyQuery): Promise<void> {
    loading.current?.abort()
    const asked = new AbortController()
    loading.current = asked
    setIsLoading(true)
    const isFirst = writeLobbyQuery(query) === writeLobbyQuery(first.query)
    const found = isFirst ? first : await loadLobby(path + writeLobbyQuery(query), asked.signal)
    if (asked.signal.aborted) return
    history.replaceState(history.state, '', path + writeLobbyQuery(query))
    startTransition(() => {
      if (found) setLobby(found)
      setIsLoading(false)
    })
  }

  async function showMore(): Promise<void> {
    const { next, query } = lobby
    if (next === undefined || isLoading) return
    setIsLoading(true)
    const more = await loadLobby(path + writeLobbyQuery({ ...query, after: next }))
    startTransition(() => {
      setIsLoading(false)
      if (!more) return
      setLobby((before) => {
        const { next: _, ...rest } = before
        if (before.query !== query) return before
        const games = [...before.games, ...more.games]
        return { ...rest, games, ...(more.next !== undefined && { next: more.next }) }
      })
    })
  }

  return {
    lobby,
    isLoading,
    /** Loads the lobby that is asked for now, after a pause while somebody types. */
    ask(query: LobbyQuery, isTyping: boolean) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void load(query), isTyping ? typingPause : 0)
    },
    showMore,
  }
}
