import { formatNumber, type NumberStyle } from '../money.ts'

export type OddsFormat = 'decimal' | 'fractional' | 'american'

/** Odds, in thousandths, as a player wants to read them. */
export function formatOdds(odds: number, format: OddsFormat, style: NumberStyle): string {
  switch (format) {
    case 'decimal':
      return formatNumber(odds / 1000, style, odds % 10 === 0 ? 2 : 3)
    case 'fractional':
      return fractional(odds, style)
    case 'american':
      return american(odds, style)
    default:
      return format satisfies never
  }
}

/** What is won for what is staked, in lowest terms: exact for all odds. */
function fractional(odds: number, style: NumberStyle): string {
  const won = odds - 1000
  const divisor = greatestCommonDivisor(won, 1000)
  return `${ungrouped(won / divisor, style)}/${ungrouped(1000 / divisor, style)}`
}

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other)

/** What a stake of 100 wins, or what has to be staked to win 100; to the nearest whole number, as usual. */
function american(odds: number, style: NumberStyle): string {
  const won = odds - 1000
  if (won <= 0) return '0'
  return won >= 1000 ? `+${ungrouped(rounded(won, 10), style)}` : `-${ungrouped(rounded(100_000, won), style)}`
}

/** The quotient of whole numbers; a half is rounded up. */
const rounded = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))

const ungrouped = (value: number, style: NumberStyle) => formatNumber(value, { ...style, group: '' })
