import type { Bet } from '../../../contract/index.ts'
import type { PlayerActions } from '../../page/player.ts'

const everyMilliseconds = 1000

/** Waits until a held bet is accepted or refused. */
export async function followHeld({ read }: PlayerActions['calls'], held: Bet, isGone: () => boolean): Promise<Bet> {
  let bet = held
  while (bet.state === 'held' && !isGone()) {
    await new Promise((resolve) => setTimeout(resolve, everyMilliseconds))
    const now = await read('own-bet', { params: { bet: held.id } }, { isFresh: true })
    if (now.kind === 'answer') bet = now.content.bet
  }
  return bet
}
