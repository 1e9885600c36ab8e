import type { LimitKind } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'
import { type LimitInForce, limitInForce } from '../../../rules/limits/limit-in-force.ts'

type Player = { readonly player: string; readonly now: number }

/** The limits of a player that are in force, for whoever lets somebody pay in, bet or play. */
export async function limitsInForce(
  db: Database,
  { player, now }: Player,
): Promise<Readonly<Record<LimitKind, LimitInForce>>> {
  const rows = await db
    .selectFrom('player_limits')
    .select(['kind', 'value', 'set_at'])
    .where('account_id', '=', player)
    .orderBy('number')
    .execute()
  const of = (kind: LimitKind) =>
    limitInForce(
      kind,
      rows.filter((row) => row.kind === kind).map(({ value, set_at }) => ({ value, at: set_at })),
      now,
    )
  return { deposit: of('deposit'), loss: of('loss'), session: of('session'), exclusion: of('exclusion') }
}

/** Whether a player has excluded himself or herself at the moment. */
export const isExcluded = ({ exclusion }: Awaited<ReturnType<typeof limitsInForce>>, now: number): boolean =>
  exclusion.value !== null && exclusion.value > now

type Change = Player & { readonly kind: LimitKind; readonly value: number | null }

/** One after the other, so that what was set last is what counts. */
export const setLimit = (database: Database, { player, now, kind, value }: Change): Promise<void> =>
  inTurn(database, `limits of ${player}`, async (db) => {
    const last = await db
      .selectFrom('player_limits')
      .select('number')
      .where('account_id', '=', player)
      .where('kind', '=', kind)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    await db
      .insertInto('player_limits')
      .values({ account_id: player, kind, value, number: (last?.number ?? 0) + 1, set_at: now })
      .execute()
  })

/** The limits of a player as they were set, for an export of everything that is stored. */
export const limitRowsOf = (db: Database, accountId: string) =>
  db.selectFrom('player_limits').selectAll().where('account_id', '=', accountId).orderBy('set_at').execute()
