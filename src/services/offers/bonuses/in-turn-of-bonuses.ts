import type { Database } from '../../../kernel/database/database.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'

/** A transaction in which nobody else changes the bonuses of the player. */
export const inTurnOfBonuses = <Result>(
  db: Database,
  accountId: string,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => inTurn(db, `bonuses of ${accountId}`, work)
