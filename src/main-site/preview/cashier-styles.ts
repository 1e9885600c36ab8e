import { stylesOf } from '../renderer/styles.ts'

/** What the cashier looks like. */
export const cashierStyles = stylesOf({ kind: 'cashier' }).join('')
