import { expect, test } from 'vitest'
import { sayAt } from '../../../admin/parts/differences/say-at.ts'

const say = (path: readonly string[], value: unknown, record = 'landings/aviator-1.json') =>
  sayAt(
    { record, path, typeOf: (block) => (block === 'hero' ? 'hero' : undefined), wordsOf: (text) => words[text] },
    value,
  )

const words: Readonly<Record<string, string>> = { 'button.register': 'Register' }

test('differences say what the form says: texts, choices, pictures and switches by their names', () => {
  expect(say(['blockChanges', 'hero', 'layout'], 'stage')).toBe('Stage: the picture in a spotlight')
  expect(say(['blockChanges', 'hero', 'highlight'], 'percent')).toBe('Percent')
  expect(say(['registrationType'], 2)).toBe('Phone and e-mail together')
  expect(say(['blockChanges', 'hero', 'figure'], 'fluent-emoji:slot-machine')).toBe('Slot machine')
  expect(say(['blockChanges', 'hero', 'figure'], 'own:lotus')).toBe('Picture lotus')
  expect(say(['button', 'text'], 'button.register')).toBe('Register')
  expect(say(['currencyByIp'], true)).toBe('On')
  expect(say(['transactionId', 'pattern'], '\\d{12}', 'payment-methods/upi.json')).toBe('12 digits')
  expect(say(['signUpMethods'], ['one-click', 'phone'], 'markets/india.json')).toBe('One click, Phone')
  expect(say(['countries'], ['IN', 'BD'], 'markets/india.json')).toBe('India, Bangladesh')
  expect(say(['locales'], ['hin', 'en'], 'markets/india.json')).toBe('Hindi in Latin script, English')
  expect(say(['schedule', 'from'], '2026-11-23T12:30:00.000Z')).toMatch(/^Nov 2\d, 2026, \d+:\d\d [AP]M$/)
})

test('everything else is said as it is', () => {
  expect(say(['theme'], 'stage')).toBe('stage')
  expect(say(['tags'], ['diwali', 'stage'])).toBe('diwali, stage')
  expect(say(['tags'], undefined)).toBe('')
})
