import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { requireStake } from '../../cashier/limits/require-stake.ts'
import { recordTurnover } from '../../cashier/turnover/record-turnover.ts'
import { payOut } from '../../offers/play/pay-out.ts'
import type { Playing } from '../../offers/play/play.ts'
import { realPartOf } from '../../offers/play/real-part.ts'
import { takeStake } from '../../offers/play/take-stake.ts'
import type { Games } from '../games.ts'
import type { StoredRound } from '../tables.ts'

/** Everything that moves money because of a round names it. */
export const causeOf = ({ id }: Pick<StoredRound, 'id'>) => `round ${id}`

const playingOf = (round: Pick<StoredRound, 'id' | 'account_id' | 'currency' | 'balance'>): Playing => ({
  cause: causeOf(round),
  player: round.account_id,
  currency: round.currency as CurrencyCode,
  balance: round.balance,
  house: 'games',
})

type Wanted = Pick<StoredRound, 'account_id' | 'currency' | 'balance'> & { readonly amount: number }

/** Throws if the player's own limits forbid to stake so much more. The stakes of a player are taken one after the other. */
export async function requireLimits(
  games: Games,
  db: Database,
  { account_id: player, currency, balance, amount }: Wanted,
): Promise<void> {
  const real = await realPartOf(db, { player, currency: currency as CurrencyCode, balance, amount })
  await requireStake(games, db, { player, amount: real, pocket: 'cash' })
}

type Raised = { readonly round: StoredRound; readonly amount: number }

/** Takes a stake of a round: the first one, or one that a move adds. */
export async function takeRoundStake(games: Games, db: Database, { round, amount }: Raised): Promise<void> {
  const playing = playingOf(round)
  const id = round.move_count === 0 ? `${playing.cause} stake` : `${playing.cause} stake ${round.move_count}`
  await takeStake(games, db, { ...playing, id, amount, category: 'casino', game: round.game })
}

/** Pays rounds that have ended, and counts them as turnover and for bonuses, unless their stakes are returned. */
export async function payRounds(games: Games, db: Database, rounds: readonly StoredRound[]): Promise<void> {
  const paid = await payOut(
    games,
    db,
    rounds.map((round) => {
      const playing = playingOf(round)
      const stake = round.state === 'returned' ? 0 : round.staked
      const played = { stake, contribution: contributionOf(games, round.game) }
      return { ...playing, id: `${playing.cause} payout`, payout: round.payout ?? 0, played }
    }),
  )
  const counted = rounds.flatMap((round, place) => {
    const stake = paid[place]?.cash ?? round.staked
    return round.state === 'returned' || stake === 0 ? [] : [turnoverOf(round, stake)]
  })
  await recordTurnover(games, db, ...counted)
}

const contributionOf = ({ records }: Pick<Games, 'records'>, game: string): number =>
  records().games.find(({ id }) => id === game)?.contribution ?? 0

/** A round counts with what it paid for its stake, in thousandths, but at least with what was staked. */
const turnoverOf = (round: StoredRound, stake: number) => ({
  reference: causeOf(round),
  player: round.account_id,
  currency: round.currency as CurrencyCode,
  stake,
  odds: Math.max(1000, Math.floor(((round.payout ?? 0) / round.staked) * 1000)),
})
