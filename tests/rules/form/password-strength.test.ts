import { expect, test } from 'vitest'
import { passwordStrength } from '../../../src/rules/form/password-strength.ts'

test.each([
  ['weak', ['', '123456', 'qwerty', 'aaaaaaaaaaaa', 'password1', 'Pass1234', 'secret']],
  ['fair', ['secret-1', 'Sunrise7', 'blue-tiger']],
  ['strong', ['correct-horse', 'Sunrise-over-7', 'x7!Kq2#pLm', 'सूर्योदय-से-पहले']],
] as const)('%s', (strength, passwords) => {
  for (const password of passwords) expect([password, passwordStrength(password)]).toEqual([password, strength])
})
