import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/database.ts'
import { sayAmount } from '../statements/say-amount.ts'
import type { Fault } from './fault.ts'

type Found = {
  readonly account_id: string
  readonly pocket: string
  readonly hold_id: string
  readonly currency: string
  readonly balance: number
  readonly posted: number
  /** What the hold's own transfer set aside. */
  readonly begun: number
}

/** Every pocket of a player is what its postings add up to, not below zero, and every hold was made by its transfer. */
export async function findWrongPockets(db: Database): Promise<readonly Fault[]> {
  const { rows } = await sql<Found>`
    select * from (
      select account_id, pocket, hold_id, currency, cast(sum(balance) as bigint) as balance,
        cast(sum(posted) as bigint) as posted, cast(sum(begun) as bigint) as begun
      from (
        select account_id, pocket, hold_id, currency, amount as balance, 0 as posted, 0 as begun from ledger_balances
        union all
        select account_id, pocket, hold_id, currency, 0, amount,
          case when transfer_id = hold_id and amount > 0 then amount else 0 end
        from ledger_postings where account_id is not null
      ) as rows_of_pockets
      group by account_id, pocket, hold_id, currency
    ) as pockets
    where balance <> posted or posted < 0 or balance < 0 or (pocket = 'held' and begun = 0)
    order by account_id, pocket, hold_id, currency
  `.execute(db)
  return rows.flatMap(faultsOf)
}

function faultsOf({ account_id, pocket, hold_id, currency, balance, posted, begun }: Found): readonly Fault[] {
  const subject = `player ${account_id}, ${hold_id ? `hold ${hold_id}` : pocket}`
  const say = (amount: number) => sayAmount(amount, currency)
  const faults: Fault[] = []
  const add = (code: Fault['code'], message: string) => faults.push({ code, subject, message })
  if (balance !== posted) add('wrong-balance', `The balance is ${say(balance)}, its postings add up to ${say(posted)}.`)
  if (posted < 0 || balance < 0) add('below-zero', `It is below zero: ${say(Math.min(posted, balance))}.`)
  if (pocket === 'held' && begun === 0) add('wrong-hold', 'No transfer made this hold.')
  return faults
}
