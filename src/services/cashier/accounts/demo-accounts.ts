import { newId } from '../../../kernel/secrets.ts'
import type { Cashier } from '../cashier.ts'

/** In a demonstration, every method that needs one gets a receiving account that belongs to nobody. */
export async function addDemoAccounts({ db, now, records }: Pick<Cashier, 'db' | 'now' | 'records'>): Promise<void> {
  const { site, paymentMethods } = records()
  if (site.mode !== 'demo') return
  const known = await db.selectFrom('receiving_accounts').select(['method', 'currency']).execute()
  const isKnown = (method: string, currency: string) =>
    known.some((account) => account.method === method && account.currency === currency)
  const rows = paymentMethods.flatMap(({ id, account, ranges }) =>
    ranges
      .filter(({ currency }) => account && !isKnown(id, currency))
      .map(({ currency }) => ({
        id: newId(),
        method: id,
        currency,
        number: account?.example ?? '',
        holder: site.brand.name,
        city: 'Demo',
        created_at: now(),
      })),
  )
  if (rows.length === 0) return
  await db
    .insertInto('receiving_accounts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
