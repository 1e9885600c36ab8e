import type { Database } from '../../../kernel/database/database.ts'
import { countedWager, type Played } from '../../../rules/bonus/counted-wager.ts'
import type { StakeWithBonus } from './bonus-stakes.ts'
import { endIfOver } from './end-if-over.ts'
import { giveBackFree } from './give-back-free.ts'
import type { Play, Playing } from './play.ts'
import { winningsOf } from './winnings.ts'

type EndedStake = Playing & { readonly payout: number; readonly played: Played; readonly stake: StakeWithBonus }

/** Counts a stake that has ended towards the wager; one that ended before is counted anew. Ends its bonus if it is over. */
export async function endStake(play: Play, db: Database, ended: EndedStake): Promise<void> {
  const { stake, played } = ended
  const { of: bonus } = stake
  if (stake.is_free && played.stake === 0 && ended.payout === stake.bonus) return giveBackFree(db, stake)
  const counted = stake.is_free ? 0 : countedWager(played, bonus.minimum_odds)
  await db.updateTable('bonus_stakes').set({ counted, is_open: 0 }).where('cause', '=', stake.cause).execute()
  const { cash, bonus: won } = winningsOf(play, ended, ended.payout, stake)
  const isFirst = stake.is_open === 1
  const fromFree = stake.is_free === 1 && isFirst
  await db
    .updateTable('player_bonuses')
    .set((row) => ({
      wagered: row('wagered', '+', counted - stake.counted),
      ...(fromFree && {
        required: row('required', '+', won * bonus.wager),
        transferred_amount: row('transferred_amount', '+', cash),
      }),
    }))
    .where('id', '=', bonus.id)
    .execute()
  await endIfOver(play, db, bonus.id)
}
