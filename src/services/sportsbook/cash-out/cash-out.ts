import type { Database } from '../../../kernel/database/database.ts'
import { inGroup } from '../../../kernel/database/in-group.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import { ownBet, settlementsOf } from '../bets/find-bet.ts'
import { payAll } from '../bets/pay.ts'
import { callError } from '../errors.ts'
import type { Bettor, Sportsbook } from '../sportsbook.ts'
import type { StoredBet } from '../tables.ts'
import { worthOf } from './worth.ts'

type Sale = {
  readonly bettor: Bettor
  /** The id of the bet. */
  readonly id: string
  /** What the player was offered. */
  readonly value: number
}

/** Sells a bet for the offered value, once; if it is worth something else by now, it is refused with the new value. */
export const cashOut = (sportsbook: Sportsbook, sale: Sale): Promise<StoredBet> =>
  inGroup(sportsbook.db, async (db) => {
    const bet = await lockBet(db, sale)
    if (bet.state === 'cashed-out' && (await soldFor(db, bet)) === sale.value) return bet
    const worth = await worthOf(sportsbook, db, { bettor: sale.bettor, bet, lock: true })
    if (worth.value !== sale.value) throw callError('cash-out-changed', { details: { value: worth.value } })
    return sell({ ...sportsbook, db }, bet, sale.value)
  })

/** No settlement changes the bet until the transaction ends. On SQLite transactions take turns anyway. */
async function lockBet(db: Database, { id, bettor }: Sale): Promise<StoredBet> {
  if (isPostgres(db)) await db.selectFrom('bets').select('id').where('id', '=', id).forUpdate().execute()
  return ownBet(db, id, bettor.id)
}

const soldFor = async (db: Database, { id }: StoredBet) => (await settlementsOf(db, [id])).at(-1)?.payout

async function sell(sportsbook: Sportsbook, bet: StoredBet, value: number): Promise<StoredBet> {
  const { db, now } = sportsbook
  const number = bet.settlements + 1
  const paid = await payAll(sportsbook, db, [{ bet, payout: value, before: undefined }])
  const moved = paid.get(bet.id)?.moved ?? 0
  await db
    .insertInto('bet_settlements')
    .values({ bet_id: bet.id, number, kind: 'cash-out', payout: value, moved, owed: 0, legs: '[]', at: now() })
    .execute()
  return db
    .updateTable('bets')
    .set({ state: 'cashed-out', settlements: number, settled_at: now() })
    .where('id', '=', bet.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
