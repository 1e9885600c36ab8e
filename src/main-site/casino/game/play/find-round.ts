import type { PlayerActions } from '../../../page/player.ts'
import { comeBack } from '../../../parts/form/use-sending.ts'
import type { RoundNow } from './playing.ts'

type Sought = { readonly game: string; readonly request?: string }

/** A request may still be on its way when the page asks for its round. */
const [tries, pause] = [3, 1200]

/** The round of a request whose answer was lost, or the one that is running; undefined if there is none. */
export async function findRound(
  { read }: PlayerActions['calls'],
  { game, request }: Sought,
  isGone: () => boolean,
): Promise<RoundNow | undefined> {
  const ask = async (query: { request: string } | { game: string; status: 'pending'; limit: string }) => {
    while (!isGone()) {
      const found = await read('own-rounds', { query }, { isFresh: true })
      if (found.kind === 'answer') return found.content.rounds[0]
      // Who may not ask has no rounds.
      if (found.status >= 400 && found.status < 500 && found.status !== 429) return undefined
      await comeBack()
    }
    return undefined
  }
  for (let tried = 0; request !== undefined && tried < tries && !isGone(); tried++) {
    const round = await ask({ request })
    if (round) return round
    if (tried < tries - 1) await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return ask({ game, status: 'pending', limit: '1' })
}
