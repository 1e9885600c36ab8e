import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldProblem } from '../../../../src/rules/form/fields/field-problem.ts'
import type { FieldState } from '../../../../src/rules/form/fields/problem.ts'

const field = (name: string, value: string, more: Partial<FieldState> = {}): FieldState => ({
  name,
  value,
  isChecked: false,
  isRequired: true,
  isNew: true,
  isUsername: false,
  ...more,
})
const problem = (state: FieldState, password = '') => fieldProblem(state, password)

describe('the problem of a field', () => {
  test.each([
    ['', 'email-missing'],
    ['   ', 'email-missing'],
    ['somebody', 'email-invalid'],
    ['some body@example.com', 'email-invalid'],
    ['somebody@example', 'email-invalid'],
    ['somebody@example..com', 'email-invalid'],
    ['some..body@example.com', 'email-invalid'],
    ['üser@example.com', 'email-invalid'],
    ['player-k7mwq3xz', 'email-invalid'],
    ['somebody@example.com', undefined],
    [' somebody+bonus@mail.example.co.in ', undefined],
  ])('e-mail "%s": %s', (value, expected) => {
    expect(problem(field('email', value))).toBe(expected)
  })

  test.each([
    ['', 'username-invalid'],
    ['somebody', 'username-invalid'],
    ['player-k7', 'username-invalid'],
    [' Player-K7mwq3xz ', undefined],
    ['somebody@example.com', undefined],
  ])('user name "%s": %s', (value, expected) => {
    expect(problem(field('email', value, { isUsername: true }))).toBe(expected)
  })

  test('an optional e-mail may be empty, but not invalid', () => {
    expect(problem(field('email', '', { isRequired: false }))).toBeUndefined()
    expect(problem(field('email', 'x', { isRequired: false }))).toBe('email-invalid')
  })

  test.each([
    ['', 'phone-invalid'],
    ['123 456', 'phone-invalid'],
    ['98765 43210', undefined],
    ['+91 (98765) 432-10', undefined],
  ])('phone "%s": %s', (value, expected) => {
    expect(problem(field('phone', value))).toBe(expected)
  })

  test.each([
    ['12345', 'password-short'],
    [' 12345 ', 'password-short'],
    ['123456', undefined],
  ])('new password "%s": %s', (value, expected) => {
    expect(problem(field('password', value))).toBe(expected)
  })

  test('a current password only has to be present', () => {
    expect(problem(field('password', '1', { isNew: false }))).toBeUndefined()
    expect(problem(field('password', '', { isNew: false }))).toBe('password-missing')
  })

  test('the repeated password is compared only with one that is long enough', () => {
    expect(problem(field('repeat_password', ''), '123')).toBeUndefined()
    expect(problem(field('repeat_password', '1234567'), '123456')).toBe('password-different')
    expect(problem(field('repeat_password', '123456'), '123456')).toBeUndefined()
  })

  test('a required box has to be ticked, an optional one need not', () => {
    expect(problem(field('checkbox1', 'true'))).toBe('agreement-missing')
    expect(problem(field('checkbox1', 'true', { isChecked: true }))).toBeUndefined()
    expect(problem(field('confirm_subscribers', 'news', { isRequired: false }))).toBeUndefined()
  })

  test('every ordinary address is accepted', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)
    fc.assert(
      fc.property(word, word, fc.constantFrom('com', 'co.in', 'com.br', 'example'), (name, host, ending) => {
        expect(problem(field('email', `${name}@${host}.${ending}`))).toBeUndefined()
      }),
    )
  })
})
