import type { Offers } from '../offers.ts'

const year = 365 * 24 * 3600 * 1000

/** Adds a promo code for every answer that a form can get. Existing codes are kept. */
export async function addDemoCodes({
  db,
  now,
  records,
  textOf,
}: Pick<Offers, 'db' | 'now' | 'records' | 'textOf'>): Promise<void> {
  const { site } = records()
  if (site.mode !== 'demo') return
  const start = now() - year
  const codes = [
    {
      code: '150150',
      text: 'ui.demo.promo-percent',
      preset: 'casino-150',
      currency: null,
      until: now() + 10 * year,
      uses: null,
    },
    {
      code: '500500',
      text: 'ui.demo.promo-freebet',
      preset: 'freebet-500',
      currency: 'INR',
      until: now() + 10 * year,
      uses: null,
    },
    {
      code: '202020',
      text: 'ui.demo.promo-spins',
      preset: 'free-spins-20',
      currency: null,
      until: now() + 10 * year,
      uses: null,
    },
    {
      code: '100100',
      text: 'ui.demo.promo-percent',
      preset: 'casino-150',
      currency: null,
      until: start + 1,
      uses: null,
    },
    {
      code: '111111',
      text: 'ui.demo.promo-percent',
      preset: 'casino-150',
      currency: null,
      until: now() + 10 * year,
      uses: 0,
    },
  ]
  const rows = codes.map(({ code, text, preset, currency, until, uses }) => ({
    code,
    preset,
    descriptions: JSON.stringify(
      Object.fromEntries(site.locales.map(({ code: locale }) => [locale, textOf(text, locale)])),
    ),
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
