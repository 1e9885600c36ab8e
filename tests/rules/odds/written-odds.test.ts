import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumberStyle } from '../../../src/rules/money.ts'
import { asAmerican, asFraction, oddsFormats, writtenOdds } from '../../../src/rules/odds/written-odds.ts'

const english = readNumberStyle('en-IN')
const odds = fc.integer({ min: 1001, max: 100_000_000 })

const isLowest = (won: number, staked: number): boolean => {
  for (let divisor = 2; divisor <= staked; divisor++) {
    if (won % divisor === 0 && staked % divisor === 0) return false
  }
  return true
}

describe('odds are written', () => {
  test('in each format as betting sites do', () => {
    const inAll = (thousandths: number) => oddsFormats.map((format) => writtenOdds(thousandths, format, english))
    expect(inAll(1850)).toEqual(['1.85', '17/20', '−118'])
    expect(inAll(1333)).toEqual(['1.333', '1/3', '−300'])
    expect(inAll(1910)).toEqual(['1.91', '10/11', '−110'])
    expect(inAll(2000)).toEqual(['2.00', '1/1', '+100'])
    expect(inAll(3500)).toEqual(['3.50', '5/2', '+250'])
    expect(inAll(101_000)).toEqual(['101.00', '100/1', '+10,000'])
    expect(inAll(1001)).toEqual(['1.001', '1/1,000', '−1,00,000'])
  })

  test('with the signs and digits of the language', () => {
    expect(writtenOdds(1850, 'decimal', readNumberStyle('ru'))).toBe('1,85')
    expect(writtenOdds(1850, 'fractional', { ...english, digits: '০১২৩৪৫৬৭৮৯' })).toBe('১৭/২০')
  })

  test('as the lowest fraction, which differs from the odds by at most 0.004', () => {
    fc.assert(
      fc.property(odds, (thousandths) => {
        const { won, staked } = asFraction(thousandths)
        expect(won).toBeGreaterThan(0)
        expect(isLowest(won, staked)).toBe(true)
        expect(Math.abs((won * 1000) / staked + 1000 - thousandths)).toBeLessThanOrEqual(4)
      }),
    )
  })

  test('as an American line that leads back to the odds, up to its rounding', () => {
    fc.assert(
      fc.property(odds, (thousandths) => {
        const line = asAmerican(thousandths)
        const win = line > 0 ? line * 10 : 100_000 / -line
        const rounding = line > 0 ? 5 : 100_000 / (-line - 0.5) - 100_000 / -line
        expect(Math.abs(win + 1000 - thousandths)).toBeLessThanOrEqual(rounding + 0.001)
        expect(Math.abs(line)).toBeGreaterThanOrEqual(100)
      }),
    )
  })
})
