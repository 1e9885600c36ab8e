import { describe, expect, test } from 'vitest'
import { chooseCurrency, currencyCookie } from '../../../src/rules/form/currency-choice.ts'
import {
  defaultPhoneCountry,
  internationalPhone,
  phoneCountriesFor,
  usernameOf,
} from '../../../src/rules/form/phone.ts'
import { promoCodeProblem, promoRefusal } from '../../../src/rules/form/promo-code.ts'

const site = {
  defaultCurrency: 'INR',
  currencies: ['INR', 'BRL', 'BDT', 'KES'].map((code) => ({ code, symbol: code, flag: 'XX', digits: 2 })),
}

describe('the initial currency', () => {
  test.each([
    ['the dialog first', { dialog: 'BRL', cookie: 'KES', byCountry: 'KES' }, 'val_cur=BDT', 'BRL'],
    ['then val_cur', { cookie: 'KES' }, 'currency=KES&val_cur=BDT', 'BDT'],
    ['then currency', {}, 'currency=KES', 'KES'],
    ['in lower case', {}, 'val_cur=bdt', 'BDT'],
    ['an unknown one is skipped', { dialog: 'XYZ' }, 'val_cur=ABC&currency=BRL', 'BRL'],
    ['then an earlier page of the campaign', { cookie: 'BDT', byCountry: 'KES' }, '', 'BDT'],
    ['then the country', { byCountry: 'KES' }, '', 'KES'],
    ['otherwise the default', {}, 'val_cur=', 'INR'],
  ])('%s', (_, preferences, query, expected) => {
    expect(chooseCurrency(site, { ...preferences, query: new URLSearchParams(query) })).toBe(expected)
  })

  test('is remembered as long as the campaign', () => {
    expect(currencyCookie('BDT')).toEqual({ name: 'currency', value: 'BDT', maxAge: 604_800, path: '/' })
  })
})

describe('the country of a phone number', () => {
  test('comes first among those of the market', () => {
    expect(phoneCountriesFor('BRL', ['IN', 'ID', 'BR'])).toEqual(['BR', 'IN', 'ID'])
    expect(phoneCountriesFor('USD', ['ZM', 'IN'])).toEqual(['ZM', 'IN'])
  })

  const everywhere = ['IN', 'ID', 'BD', 'BR', 'TR', 'UZ', 'ZM', 'UG', 'RW', 'CD', 'PH']
  test.each([
    ['INR', everywhere, 'IN'],
    ['BRL', everywhere, 'BR'],
    ['BDT', everywhere, 'BD'],
    ['PHP', everywhere, 'PH'],
    ['UZS', everywhere, 'UZ'],
    ['ZMW', everywhere, 'ZM'],
    ['UGX', everywhere, 'UG'],
    ['RWF', everywhere, 'RW'],
    ['CDF', everywhere, 'CD'],
    ['USD', everywhere, 'IN'],
    ['USD', ['ZM', 'IN'], 'ZM'],
    ['KES', ['CD', 'IN'], 'CD'],
    ['PHP', ['IN', 'ID'], 'IN'],
    ['INR', ['BR', 'IN'], 'IN'],
    ['USD', [], 'IN'],
  ])('%s among %j: %s', (currency, countries, expected) => {
    expect(defaultPhoneCountry(currency, countries)).toBe(expected)
  })
})

describe('the user name', () => {
  test.each([
    ['91', '98765 43210', '+919876543210'],
    ['+91', '(98765) 432-10', '+919876543210'],
    ['+55', '11 91234-5678', '+5511912345678'],
    ['91', '+91 98765 43210', '+919876543210'],
    ['91', '', ''],
  ])('dial code %s with %s is %s', (dialCode, phone, expected) => {
    expect(internationalPhone({ dialCode, phone })).toBe(expected)
  })

  test.each([
    [' a@example.com ', '98765 43210', 'a@example.com'],
    ['', '98765 43210', '+919876543210'],
    ['  ', '98765-43210', '+919876543210'],
    ['', '', ''],
  ])('e-mail "%s" and phone "%s": %s', (email, phone, expected) => {
    expect(usernameOf({ email, phone, dialCode: '91' })).toBe(expected)
  })
})

describe('a promo code', () => {
  test.each([
    ['', 'ui.promo.empty'],
    ['   ', 'ui.promo.empty'],
    ['123456789012', undefined],
    [' 42 ', undefined],
    ['1234567890123', 'ui.promo.malformed'],
    ['12AB', 'ui.promo.malformed'],
  ])('"%s": %s', (code, expected) => {
    expect(promoCodeProblem(code)).toBe(expected)
  })

  test('that is refused is inactive or unknown', () => {
    expect(promoRefusal('badRequest')).toBe('ui.promo.inactive')
    expect(promoRefusal('notFound')).toBe('ui.promo.unknown')
    expect(promoRefusal('')).toBe('ui.promo.unknown')
  })
})
