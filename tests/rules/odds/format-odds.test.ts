import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumberStyle } from '../../../src/rules/money.ts'
import { formatOdds, type OddsFormat } from '../../../src/rules/odds/format-odds.ts'

const english = readNumberStyle('en')
const row = (odds: number) =>
  (['decimal', 'fractional', 'american'] as const).map((format) => formatOdds(odds, format, english))

describe('odds for people', () => {
  test.each([
    [2000, '2.00', '1/1', '+100'],
    [1500, '1.50', '1/2', '-200'],
    [2500, '2.50', '3/2', '+150'],
    [1909, '1.909', '909/1000', '-110'],
    [1010, '1.01', '1/100', '-10000'],
    [12_000, '12.00', '11/1', '+1100'],
    [1_001_000, '1,001.00', '1000/1', '+100000'],
    [2505, '2.505', '301/200', '+151'],
    [1000, '1.00', '0/1', '0'],
  ])('%i thousandths', (odds, ...texts) => {
    expect(row(odds)).toEqual(texts)
  })

  test('have the digits and separators of the language', () => {
    const said = (locale: string, format: OddsFormat) => formatOdds(2505, format, readNumberStyle(locale))
    expect(said('ru', 'decimal')).toBe('2,505')
    expect(said('bn', 'decimal')).toBe('২.৫০৫')
    expect(said('bn', 'fractional')).toBe('৩০১/২০০')
    expect(said('bn', 'american')).toBe('+১৫১')
  })

  test('as decimals and fractions they are exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 999_999 }), (odds) => {
        const [decimal = '', fraction = ''] = row(odds)
        expect(Math.round(Number(decimal.replaceAll(',', '')) * 1000)).toBe(odds)
        const [won = 0, staked = 0] = fraction.split('/').map(Number)
        expect(won * 1000).toBe((odds - 1000) * staked)
      }),
    )
  })
})
