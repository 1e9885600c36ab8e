import type { Offers } from '../offers.ts'

const year = 365 * 24 * 3600 * 1000

/** Adds a promo code for every answer that a form can get. Existing codes are kept. */
export async function addDemoCodes({ db, now, records }: Pick<Offers, 'db' | 'now' | 'records'>): Promise<void> {
  if (records().site.mode !== 'demo') return
  const start = now() - year
  const codes = [
    { code: '150150', text: '150% on your first deposit', currency: null, until: now() + 10 * year, uses: null },
    { code: '500500', text: 'A free bet of 500 rupees', currency: 'INR', until: now() + 10 * year, uses: null },
    { code: '100100', text: 'This code has expired', currency: null, until: start + 1, uses: null },
    { code: '111111', text: 'This code was for one player', currency: null, until: now() + 10 * year, uses: 0 },
  ]
  const rows = codes.map(({ code, text, currency, until, uses }) => ({
    code,
    descriptions: JSON.stringify({ en: text }),
    currency,
    valid_from: start,
    valid_until: until,
    uses_left: uses,
  }))
  await db
    .insertInto('promo_codes')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
