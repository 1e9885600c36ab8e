import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { recordTurnover } from '../../cashier/turnover/record-turnover.ts'
import { post, postAll } from '../../ledger/transfers/post.ts'
import { callError } from '../errors.ts'
import type { Games } from '../games.ts'
import type { StoredRound } from '../tables.ts'

/** Everything that moves money because of a round names it. */
export const causeOf = ({ id }: Pick<StoredRound, 'id'>) => `round ${id}`

type Raised = { readonly round: StoredRound; readonly amount: number }

/** Takes a stake of a round: the first one, or one that a move adds. */
export async function takeRoundStake(games: Games, db: Database, { round, amount }: Raised): Promise<void> {
  if (round.balance !== 'cash') throw callError('bonus-zero')
  const { account_id: player, move_count } = round
  const currency = round.currency as CurrencyCode
  const cause = causeOf(round)
  await post(games, db, {
    id: move_count === 0 ? `${cause} stake` : `${cause} stake ${move_count}`,
    kind: 'stake',
    cause,
    legs: [
      { player, pocket: 'cash', currency, amount: -amount },
      { house: 'games', currency, amount },
    ],
  })
}

/** Pays rounds that have ended, and counts them as turnover, unless their stakes are returned. */
export async function payRounds(games: Games, db: Database, ended: readonly StoredRound[]): Promise<void> {
  await postAll(
    games,
    db,
    ended.flatMap((round) => {
      const { account_id: player, payout } = round
      const currency = round.currency as CurrencyCode
      const cause = causeOf(round)
      if (!payout) return []
      return {
        id: `${cause} payout`,
        kind: 'payout' as const,
        cause,
        legs: [
          { player, pocket: 'cash' as const, currency, amount: payout },
          { house: 'games' as const, currency, amount: -payout },
        ],
      }
    }),
  )
  const counted = ended.filter(({ state }) => state === 'ended')
  await recordTurnover(
    games,
    db,
    ...counted.map((round) => ({
      reference: causeOf(round),
      player: round.account_id,
      currency: round.currency as CurrencyCode,
      stake: round.staked,
      odds: oddsOf(round),
    })),
  )
}

/** What a round paid for its stake, in thousandths: at least what was staked. */
const oddsOf = ({ payout, staked }: StoredRound): number => Math.max(1000, Math.floor(((payout ?? 0) / staked) * 1000))
