import { formatNumber, type NumberStyle } from '../../../rules/money.ts'
import { writtenOdds } from '../../../rules/odds/written-odds.ts'
import type { Share } from '../../../rules/settlement/share.ts'

/** By what a leg that has ended multiplies the stake; in decimals, as one reckons with them. */
export function factorText({ returned, won, of }: Share, odds: number, numbers: NumberStyle): string {
  const number = (value: number) => formatNumber(value, numbers)
  if (won === of) return writtenOdds(odds, 'decimal', numbers)
  if (won === 0 && (returned === 0 || returned === of)) return number(returned / of)
  const sum =
    won === 0 ? number(returned) : `${number(returned)} + ${number(won)} × ${writtenOdds(odds, 'decimal', numbers)}`
  return `(${sum}) ÷ ${number(of)}`
}
