import type { Bet } from '../../../contract/index.ts'
import type { PlayerActions } from '../../page/player.ts'
import { comeBack } from '../../parts/form/use-sending.ts'
import type { AskedBet } from '../store/asked-bets.ts'

type Calls = PlayerActions['calls']

/** A request may still be on its way when the page asks for its bet. */
const [tries, pause] = [3, 1500]

/** The bet of a request whose answer this page did not get; undefined if it was not placed. */
export async function findPlaced(calls: Calls, asked: AskedBet, isGone: () => boolean): Promise<Bet | undefined> {
  for (let tried = 0; tried < tries && !isGone(); ) {
    const found = await calls.read('own-bets', { query: { request: asked.body.request_id } }, { isFresh: true })
    if (found.kind === 'failure') {
      await comeBack()
      continue
    }
    const [bet] = found.content.bets
    if (bet) return bet
    tried++
    if (tried < tries) await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return undefined
}
