import type { Content } from '../page/page.ts'

// Read at build time; the application contains none.
const sheets = import.meta.glob<string>('../styles/**/*.css', { query: '?inline', import: 'default', eager: true })

const joined = (folder: string) =>
  Object.keys(sheets)
    .filter((name) => name.slice(0, name.lastIndexOf('/')) === folder)
    .sort()
    .map((name) => (sheets[name] ?? '').trim())
    .join('')

const ofEveryPage = joined('../styles')
const ofCashier = ofEveryPage + joined('../styles/cashier')

/** All styles, by the pages that have them. */
export const siteStyles: readonly string[] = [ofEveryPage, ofCashier]

const withMoney: readonly Content['kind'][] = ['cashier', 'deposits', 'payments']

/** The styles of a page. */
export const styleOf = ({ kind }: Content): string => (withMoney.includes(kind) ? ofCashier : ofEveryPage)
