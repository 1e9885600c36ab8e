import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, formatNumber, formatPercent, readNumberStyle } from '../../src/rules/money.ts'

const space = '\u00A0'

describe('an amount is formatted for its language', () => {
  test.each([
    ['en-IN', '₹', 1_500_000, '₹15,00,000'],
    ['hi-IN', '₹', 20_000, '₹20,000'],
    ['bn-BD-u-nu-latn', '৳', 150_000, `1,50,000${space}৳`],
    ['bn-BD', '৳', 150_000, `১,৫০,০০০${space}৳`],
    ['en-KE', 'KSh', 5_000, `KSh${space}5,000`],
    ['pt-BR', 'R$', 1_300, `R$${space}1.300`],
    ['ru', '₽', 20_000, `20${space}000${space}₽`],
    ['uz', 'soʻm', 75_000, `75${space}000${space}soʻm`],
    ['vi', '₫', 2_500_000, `2.500.000${space}₫`],
    ['en', '$', 0.5, '$0.50'],
  ])('%s: %s %d → %s', (locale, symbol, amount, written) => {
    expect(formatMoney(amount, symbol, readNumberStyle(locale))).toBe(written)
  })

  test('numbers are formatted as by Intl', () => {
    const locales = ['en-IN', 'hi', 'id', 'pt-BR', 'ru', 'tr', 'uz', 'bn-u-nu-latn', 'uk', 'th', 'vi', 'te-IN']
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.integer({ min: -1e12, max: 1e12 }), (locale, value) => {
        expect(formatNumber(value, readNumberStyle(locale))).toBe(new Intl.NumberFormat(locale).format(value))
      }),
    )
  })

  test.each([
    ['en', '150%'],
    ['tr', '%150'],
    ['ru', `150${space}%`],
  ])('percent in %s: %s', (locale, written) => {
    expect(formatPercent(150, readNumberStyle(locale))).toBe(written)
  })
})
