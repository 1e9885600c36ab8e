import type { Database } from '../../../kernel/database/database.ts'
import { findAltered } from './altered.ts'
import type { Fault } from './fault.ts'
import { findWrongPockets } from './pockets.ts'
import { findOneSided } from './sums.ts'

/** Everything that is wrong in the ledger; empty if it can be trusted. Each query sees whole transfers only. */
export async function findFaults(db: Database): Promise<readonly Fault[]> {
  return [...(await findOneSided(db)), ...(await findAltered(db)), ...(await findWrongPockets(db))]
}
