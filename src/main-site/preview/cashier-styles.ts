import { laterStyles, stylesOf } from '../renderer/styles.ts'

/** What the cashier looks like. */
export const cashierStyles = [
  ...stylesOf({ content: { kind: 'cashier' }, hasSlip: false, player: true }),
  laterStyles,
].join('')
