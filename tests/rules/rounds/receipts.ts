import type { RoundBet, RoundMove } from '../../../src/contract/index.ts'
import { drawOfSeed } from '../../../src/rules/fairness/draw-of-seed.ts'
import { hashOfSeed } from '../../../src/rules/fairness/seed-hash.ts'
import type { Rules } from '../../../src/rules/rounds/engine.ts'
import { payoutOf, stakedOn } from '../../../src/rules/rounds/payout.ts'
import { playRound } from '../../../src/rules/rounds/play-round.ts'
import type { Receipt } from '../../../src/rules/rounds/verify-round.ts'

export const server = 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c'

/** The receipt that an honest house gives. */
export function receiptFor(game: string, engine: Rules, bet: RoundBet, moves: RoundMove[] = []): Receipt {
  const seed = { client_seed: 'lucky-harbour', nonce: 12 }
  const draw = drawOfSeed({ server, client: seed.client_seed, nonce: seed.nonce })
  const { shown, stakes } = playRound(engine, bet, moves, draw)
  return {
    round: {
      ...seed,
      ...{ game, bet, moves, id: 'r1', currency: 'INR', balance: 'cash', possible: [], state: 'ended', begun_at: 1 },
      shown: JSON.parse(JSON.stringify(shown)),
      staked: stakedOn(stakes),
      payout: payoutOf(stakes, 1),
      hash: hashOfSeed(server),
    },
    engine,
    maximum_win: 500_000_000,
    smallest: 1,
    stakes: stakes.map((stake) => ({ ...stake })),
    server_seed: server,
  }
}
