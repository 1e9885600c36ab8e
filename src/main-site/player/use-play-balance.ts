import { useState } from 'react'
import type { PlayBalance } from '../../contract/index.ts'
import type { Purse } from '../../rules/main-site/bonus-money.ts'
import { type FreeStakes, useVisitor } from '../page/player.ts'

/** What can be chosen to play with at a place: a balance, or what is free there. */
export type PlayChoice = Purse | 'free'

const balances = { real: 'cash', bonus: 'bonus', free: 'free' } as const satisfies Record<PlayChoice, PlayBalance>

export type PlayBalanceHere = ReturnType<typeof usePlayBalance>

/** What the player plays with here. Free stakes are chosen for this page alone; `isHere` says whether they are for it. */
export function usePlayBalance(isHere: (free: FreeStakes) => boolean) {
  const visitor = useVisitor()
  const [wantsFree, setWantsFree] = useState(false)
  const { player, act } = visitor.kind === 'player' ? visitor : {}
  const free = player?.free && player.free.left > 0 && isHere(player.free) ? player.free : undefined
  const chosen: PlayChoice = wantsFree && free ? 'free' : (player?.purse ?? 'real')
  return {
    chosen,
    balance: balances[chosen],
    /** The free stakes that can be chosen. */
    free,
    choose(choice: PlayChoice) {
      setWantsFree(choice === 'free')
      if (choice !== 'free') act?.choosePurse(choice)
    },
  }
}
