import { describe, expect, test } from 'vitest'
import type { DialogBlock } from '../../../../src/contract/index.ts'
import { readEntered } from '../../../../src/rules/form/entered.ts'
import { formInputs, secretNames, writeValues } from '../../../../src/rules/form/fields/fields.ts'

const offer = {
  currencies: [{ code: 'INR' }, { code: 'USD' }],
  bonus: { currency: 'USD' },
  bonuses: [{ bonusId: 101 }, { bonusId: 102 }],
  phoneCountries: [
    { code: 'BR', dialCode: '55' },
    { code: 'IN', dialCode: '91' },
  ],
}

/** A form with these inputs and values. */
const sentWith = (names: readonly string[], sent: Readonly<Record<string, string>> = {}) => ({
  has: (name: string) => names.includes(name),
  text: (name: string) => sent[name] ?? '',
  isTicked: (name: string) => name in sent,
})

describe('the values of a form', () => {
  test('without inputs are the page’s first options, with all agreements', () => {
    expect(readEntered(sentWith([]), offer)).toEqual({
      tab: undefined,
      confirmsTerms: undefined,
      form: {
        email: '',
        phone_user: '',
        phone_code: '55',
        iso_code: 'BR',
        password: '',
        repeat_password: '',
        currency: 'USD',
        bonus: 101,
        promo: '',
        isPromo: false,
        isTwoStep: false,
        checkbox1: true,
        checkbox2: true,
        confirm_subscribers: ['news'],
      },
    })
  })

  test.each([
    ['a bonus', ['bonus_id'], { bonus_id: '102' }, { bonus: 102 }],
    ['no bonus', ['bonus_id'], { bonus_id: '' }, { bonus: null }],
    ['a country', ['phone_code'], { phone_code: 'IN' }, { iso_code: 'IN', phone_code: '91' }],
    ['a code', ['promo_code'], { promo_code: ' 42 ' }, { promo: '42', isPromo: true }],
    ['a password once', ['password'], { password: 'secret1' }, { repeat_password: 'secret1' }],
    ['a password twice', ['repeat_password'], { password: 'secret1', repeat_password: 'x' }, { repeat_password: 'x' }],
    ['one box for all', ['checkbox1'], {}, { checkbox1: false, checkbox2: false, confirm_subscribers: [] }],
    [
      'each box separately',
      ['checkbox1', 'checkbox2', 'confirm_subscribers'],
      { checkbox2: 'true' },
      { checkbox1: false, checkbox2: true, confirm_subscribers: [] },
    ],
  ])('%s', (_, names, sent, expected) => {
    expect(readEntered(sentWith(names, sent), offer).form).toMatchObject(expected)
  })

  test('are overridden by known values', () => {
    expect(readEntered(sentWith([]), offer, { currency: 'INR', bonus: null }).form).toMatchObject({
      currency: 'INR',
      bonus: null,
    })
  })

  test('can be shown again, except secrets', () => {
    const names = ['email', 'password', 'way', 'checkbox1', 'bonus_id', 'phone', 'phone_code', 'promo_code', 'currency']
    const sent = { email: 'a', password: 'secret1', way: 'phone', bonus_id: '', phone: '1', phone_code: 'IN' }
    const { form, tab } = readEntered(sentWith(names, { ...sent, promo_code: '42', currency: 'INR' }), offer)
    expect(writeValues({ ...form, tab })).toEqual({
      email: 'a',
      way: 'phone',
      bonus_id: '',
      phone: '1',
      phone_code: 'IN',
      promo_code: '42',
      currency: 'INR',
      checkbox1: false,
      checkbox2: false,
      confirm_subscribers: false,
    })
    expect([...secretNames]).toEqual(['password', 'repeat_password'])
  })
})

test('the inputs of a form are those of its blocks, with their tabs and options', () => {
  const blocks: DialogBlock[] = [
    { type: 'tabs', id: 'tabs', tabs: ['email', 'phone'], initial: 'phone' },
    { type: 'title', id: 'title' },
    { type: 'email', id: 'email', tab: 'email', label: 'l', required: true },
    { type: 'password', id: 'password', label: 'l', purpose: 'new' },
    { type: 'currency-select', id: 'currency', label: 'l' },
  ]
  expect(formInputs(blocks, offer)).toEqual([
    { name: 'way', choices: ['email', 'phone'], initial: 'phone', tab: undefined },
    { name: 'email', isRequired: true, isUsername: false, tab: 'email' },
    { name: 'password', isRequired: true, isNew: true, tab: undefined },
    { name: 'currency', choices: ['INR', 'USD'], initial: 'USD', tab: undefined },
  ])
})
