import { sql } from 'kysely'
import type { CashierCalls } from '../../../contract/calls/cashier.ts'
import type { CurrencyCode, PaymentKind } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { spanOf } from '../../../rules/cashier/periods.ts'
import type { Ledger } from '../ledger.ts'

type Filter = CashierCalls['own-payments']['query']
type Page = CashierCalls['own-payments']['answer']

/** A page of what changed the money that a player can play with, newest first, each with the balance that it left. */
export async function paymentsPage(
  { db, now }: Pick<Ledger, 'db' | 'now'>,
  accountId: string,
  filter: Filter,
): Promise<Page> {
  const size = Number(filter.limit ?? '20')
  const rows = await payments(db, accountId, { ...filter, now: now(), most: size + 1 })
  const page = rows.slice(0, size).map(describe)
  const last = page.at(-1)
  return { payments: page, ...(rows.length > size && last && { next: last.id }) }
}

type Wanted = Filter & { readonly now: number; readonly most: number }

function payments(db: Database, accountId: string, { period = 'all', kind, before, now, most }: Wanted) {
  const { from, until } = spanOf(period, now)
  return db
    .selectFrom('ledger_transfers')
    .innerJoin(withBalances(db, accountId).as('changes'), 'changes.transfer_id', 'ledger_transfers.id')
    .select(['transfer_id', 'leg', 'kind', 'pocket', 'currency', 'amount', 'balance', 'created_at'])
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'opening'))
    .$if(before !== undefined, (query) => query.where('number', '<', numberOf(db, accountId, before ?? '')))
    .orderBy('number', 'desc')
    .limit(most)
    .$narrowType<{ kind: PaymentKind; pocket: 'cash' | 'bonus'; currency: CurrencyCode }>()
    .execute()
}

/** What is set aside has left this money, and comes back or not: what happens to it meanwhile is no payment. */
function withBalances(db: Database, accountId: string) {
  return db
    .selectFrom('ledger_postings')
    .select(['number', 'transfer_id', 'leg', 'pocket', 'currency', 'amount'])
    .select(balanceAfter.as('balance'))
    .where('account_id', '=', accountId)
    .where('pocket', 'in', ['cash', 'bonus'])
}

/** PostgreSQL would make it a decimal number. */
const balanceAfter = sql<number>`cast(sum(amount) over (partition by pocket, currency order by number) as bigint)`

/** Where a page ends, if that is a payment of this player; numbers themselves would tell how many payments all players make. */
function numberOf(db: Database, accountId: string, id: string) {
  const dot = id.lastIndexOf('.')
  return db
    .selectFrom('ledger_postings')
    .select('number')
    .where('account_id', '=', accountId)
    .where('transfer_id', '=', id.slice(0, dot))
    .where('leg', '=', Number(id.slice(dot + 1)))
}

type Row = Awaited<ReturnType<typeof payments>>[number]

const describe = ({ transfer_id, leg, created_at, ...payment }: Row): Page['payments'][number] => ({
  id: `${transfer_id}.${leg}`,
  ...payment,
  created_at: Math.floor(created_at / 1000),
})
