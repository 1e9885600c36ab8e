import { formatNumber, type NumberStyle } from '../money.ts'

/** How players read odds: what they get back for 1, what they win for a stake, or what they win for 100. */
export const oddsFormats = ['decimal', 'fractional', 'american'] as const

export type OddsFormat = (typeof oddsFormats)[number]

/** Odds, in thousandths, as text. */
export function writtenOdds(odds: number, format: OddsFormat, style: NumberStyle): string {
  switch (format) {
    case 'decimal':
      return formatNumber(odds / 1000, style, odds % 10 === 0 ? 2 : 3)
    case 'fractional': {
      const { won, staked } = asFraction(odds)
      return `${formatNumber(won, style)}/${formatNumber(staked, style)}`
    }
    case 'american': {
      const line = asAmerican(odds)
      return `${line < 0 ? '−' : '+'}${formatNumber(Math.abs(line), style)}`
    }
    default:
      return format satisfies never
  }
}

type Fraction = { readonly won: number; readonly staked: number }

/** The stakes that players are used to. */
const usualStakes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 40, 50, 100]

/** In thousandths: 1.33 is written as 1/3. */
const tolerance = 4

/** What is won for a stake: the first usual fraction that is close enough, or else the exact one. */
export function asFraction(odds: number): Fraction {
  const win = odds - 1000
  for (const staked of usualStakes) {
    const won = Math.round((win * staked) / 1000)
    if (won > 0 && Math.abs((won * 1000) / staked - win) <= tolerance) return { won, staked }
  }
  const shared = commonDivisor(win, 1000)
  return { won: win / shared, staked: 1000 / shared }
}

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other))

/** What is won for 100, or, as a negative number, what has to be staked to win 100. */
export function asAmerican(odds: number): number {
  const win = odds - 1000
  return win >= 1000 ? Math.round(win / 10) : -Math.round(100_000 / win)
}
