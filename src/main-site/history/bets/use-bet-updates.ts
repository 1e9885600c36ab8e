import { useCallback, useEffect, useRef, useState } from 'react'
import type { Bet } from '../../../contract/index.ts'
import type { PlayerActions } from '../../page/player.ts'
import { keepAsking } from '../../parts/loading/keep-asking.ts'
import { ownPage } from '../../parts/loading/own-page.ts'

const looked = '50'

/** What became of bets since they were read. */
export function useBetUpdates({ calls, refresh }: PlayerActions) {
  const [updates, setUpdates] = useState<ReadonlyMap<string, Bet>>(new Map())
  const known = useRef(new Map<string, string>())
  const [newest, setNewest] = useState<string>()

  const note = useCallback((bets: readonly Bet[]) => {
    for (const { id, state } of bets) known.current.set(id, state)
  }, [])

  const take = useCallback(
    (bets: readonly Bet[]) => {
      note(bets)
      setUpdates((before) => new Map([...before, ...bets.map((bet) => [bet.id, bet] as const)]))
    },
    [note],
  )

  useEffect(
    () =>
      keepAsking(async () => {
        const page = await calls.read('own-bets', { query: { limit: looked } }, { isFresh: true })
        if (page.kind === 'failure') return
        const { bets } = page.content
        const isOther = bets.some(({ id, state, payout }) => hasMoved(known.current.get(id), state, payout))
        const [first] = bets
        if (first && !known.current.has(first.id)) setNewest(first.id)
        take(bets)
        if (isOther) await refresh()
      }, ownPage),
    [calls, refresh, take],
  )

  return {
    latest: (bet: Bet): Bet => updates.get(bet.id) ?? bet,
    take: (bet: Bet) => take([bet]),
    note,
    /** Changes when there is a bet that was not read. */
    newest,
  }
}

const hasMoved = (before: string | undefined, now: string, payout: number | undefined): boolean =>
  before !== undefined && before !== now && payout !== undefined
