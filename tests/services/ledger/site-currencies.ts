import type { Ledger } from '../../../src/services/ledger/ledger.ts'

const currencies = [
  { code: 'INR', symbol: '₹', flag: 'IN', digits: 2 },
  { code: 'VND', symbol: '₫', flag: 'VN', digits: 0 },
]

/** A site of which only the currencies are known. */
export const siteCurrencies: Ledger['records'] = () => ({ site: { currencies } })
