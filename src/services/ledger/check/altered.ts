import type { Selectable } from 'kysely'
import type { Database } from '../../../kernel/database/database.ts'
import type { PostingTable } from '../tables.ts'
import { hashOf } from '../transfers/transfer-row.ts'
import type { Fault } from './fault.ts'

const batch = 1000

/** Each transfer is as it was asked for, and its postings are what it says. */
export async function findAltered(db: Database): Promise<readonly Fault[]> {
  const faults: Fault[] = []
  for (let after = ''; ; ) {
    const transfers = await transfersAfter(db, after)
    const last = transfers.at(-1)
    if (!last) return faults
    const postings = await postingsOfTransfers(db, after, last.id)
    faults.push(...transfers.flatMap((transfer) => faultOf(transfer, postings.get(transfer.id) ?? []) ?? []))
    after = last.id
  }
}

type Transfer = Awaited<ReturnType<typeof transfersAfter>>[number]
type Posting = Pick<Selectable<PostingTable>, 'account_id' | 'pocket' | 'hold_id' | 'currency' | 'amount'>

function transfersAfter(db: Database, id: string) {
  return db
    .selectFrom('ledger_transfers')
    .select(['id', 'request_hash', 'kind', 'cause', 'legs'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(batch)
    .execute()
}

async function postingsOfTransfers(db: Database, after: string, until: string) {
  const rows = await db
    .selectFrom('ledger_postings')
    .select(['transfer_id', 'account_id', 'pocket', 'hold_id', 'currency', 'amount'])
    .where('transfer_id', '>', after)
    .where('transfer_id', '<=', until)
    .orderBy('transfer_id')
    .orderBy('leg')
    .execute()
  return Map.groupBy(rows, ({ transfer_id }) => transfer_id)
}

function faultOf({ id, request_hash, kind, cause, legs }: Transfer, postings: readonly Posting[]): Fault | undefined {
  const subject = `transfer ${id}`
  if (postings.length === 0) return { code: 'unposted', subject, message: 'It has no postings.' }
  // Balances from before the ledger were asked for by nobody.
  if (kind !== 'opening' && request_hash !== hashOf(kind, cause, legs))
    return { code: 'altered', subject, message: 'It is not what was asked for under this id.' }
  if (JSON.stringify(postings.map(legOf)) === JSON.stringify(JSON.parse(legs))) return undefined
  return { code: 'altered', subject, message: 'Its postings are not what it says.' }
}

const legOf = ({ account_id, pocket, hold_id, currency, amount }: Posting) => ({
  account: account_id,
  pocket,
  hold: hold_id,
  currency,
  amount,
})
