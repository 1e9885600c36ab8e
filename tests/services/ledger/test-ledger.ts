import type { CurrencyCode } from '../../../src/contract/index.ts'
import type { Database } from '../../../src/kernel/database/database.ts'
import type { Ledger } from '../../../src/services/ledger/ledger.ts'
import type { Posted } from '../../../src/services/ledger/transfers/post.ts'
import type { Leg, Transfer } from '../../../src/services/ledger/transfers/transfer.ts'
import type { DatabaseKind } from '../../kernel/databases.ts'
import { openTemporaryDatabase } from '../../kernel/temporary-database.ts'
import { siteCurrencies } from './site-currencies.ts'

export const currency: CurrencyCode = 'INR'

export type TestLedger = Awaited<ReturnType<typeof openTestLedger>>

/** The ledger on a real database, and a second connection to it, like another process. */
export async function openTestLedger(kind: DatabaseKind) {
  const temporary = await openTemporaryDatabase(kind)
  const ledgerOn = (db: Database): Ledger => ({ db, now: temporary.now, records: siteCurrencies })
  const { db, close } = temporary
  return { db, close, ledger: ledgerOn(db), beside: ledgerOn(temporary.connect()) }
}

export async function addPlayer(db: Database): Promise<string> {
  const id = crypto.randomUUID()
  const seen = { created_at: 1, last_seen_at: 1, last_seen_ip: '' }
  await db
    .insertInto('accounts')
    .values({ id, email_confirmed: 0, currency, locale: 'en', subscriptions: '[]', ...seen })
    .execute()
  return id
}

export const newId = () => crypto.randomUUID()

/** A transfer of a player's cash or bonus money from or to an account of the house. */
export function move(
  kind: Transfer['kind'],
  player: string,
  amount: number,
  { id = newId(), pocket = 'cash', house = 'payments' }: Partial<Moved> = {},
): Transfer {
  return {
    id,
    kind,
    cause: `test ${kind}`,
    legs: [
      { player, pocket, currency, amount },
      { house, currency, amount: -amount },
    ],
  }
}

type Moved = {
  readonly id: string
  readonly pocket: 'cash' | 'bonus'
  readonly house: Extract<Leg, { house: unknown }>['house']
}

/** Puts a transfer into a ledger, like `postAlone`. */
export type Move = (ledger: Ledger, transfer: Transfer) => Promise<Posted>
