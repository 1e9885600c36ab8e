import fc from 'fast-check'
import { createStaticPix, hasError, parsePix } from 'pix-utils'
import { describe, expect, test } from 'vitest'
import { pixCode } from '../../../src/rules/cashier/pix-code.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const word = (longest: number) => fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: longest })

const payments = fc.record({
  account: fc.oneof(
    fc.uuid(),
    word(20).map((name) => `${name}@example.com`),
    fc.integer({ min: 1e9, max: 9e9 }).map((number) => `+55${number}`),
  ),
  holder: word(25),
  city: word(15),
  amount: fc.integer({ min: 1, max: 999_999_999 }),
  reference: word(25),
})

describe('a Pix code', () => {
  test('is read by another program as the payment that it was made from', () => {
    fc.assert(
      fc.property(payments, (payment) => {
        const read = parsePix(pixCode(payment))
        if (hasError(read)) throw new Error(`It is not read: ${read.message}`)
        expect(read).toMatchObject({
          type: 'STATIC',
          pixKey: payment.account,
          merchantName: payment.holder,
          merchantCity: payment.city,
          transactionAmount: payment.amount / 100,
          txid: payment.reference,
        })
      }),
    )
  })

  test('is the one that another program makes, including the checksum', () => {
    fc.assert(
      fc.property(payments, ({ account, amount, reference, ...named }) => {
        // It writes names in capitals.
        const [holder, city] = [named.holder.toUpperCase(), named.city.toUpperCase()]
        const made = createStaticPix({
          merchantName: holder,
          merchantCity: city,
          pixKey: account,
          txid: reference,
          transactionAmount: amount / 100,
        })
        if (hasError(made)) throw new Error(made.message)
        expect(pixCode({ account, holder, city, amount, reference })).toBe(made.toBRCode())
      }),
    )
  })

  test('shortens names and references, and leaves accents out', () => {
    const code = pixCode({
      account: 'pix@example.com',
      holder: 'Promoções do São João de Campinas',
      city: 'São João da Boa Vista',
      amount: 5000,
      reference: 'pp-1234',
    })
    expect(parsePix(code)).toMatchObject({
      merchantName: 'Promocoes do Sao Joao de',
      merchantCity: 'Sao Joao da Boa',
      transactionAmount: 50,
      txid: 'pp1234',
    })
  })

  test('is not made from a key that is too long for it', () => {
    const account = `${'a'.repeat(90)}@example.com`
    expect(() => pixCode({ account, holder: 'A', city: 'B', amount: 100, reference: 'c' })).toThrow('Field 01')
  })
})
