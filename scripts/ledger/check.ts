import type { Database } from '../../src/kernel/database/database.ts'
import { countTransfers } from '../../src/services/ledger/check/count-transfers.ts'
import { advice } from '../../src/services/ledger/check/fault.ts'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'

/** Prints what is wrong in the ledger, and what to do. Returns the exit status. */
export async function checkLedger(db: Database): Promise<number> {
  const faults = await findFaults(db)
  for (const { code, subject, message } of faults) console.log(`${subject}  ${code}  ${message}  (${advice[code]})`)
  const found = faults.length === 0 ? 'no problems' : count(faults.length, 'problem')
  console.log(`${count(await countTransfers(db), 'transfer')}, ${found}.`)
  return faults.length === 0 ? 0 : 1
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
