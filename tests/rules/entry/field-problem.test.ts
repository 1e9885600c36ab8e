import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EntryField } from '../../../src/contract/index.ts'
import { enteredProblem } from '../../../src/rules/entry/entered-problem.ts'
import { fieldProblem } from '../../../src/rules/entry/field-problem.ts'

type Rule = EntryField['schema']

const field = (schema: Omit<Rule, 'type'>, words: Partial<EntryField> = {}): EntryField => ({
  name: 'it',
  label: 'a.label',
  problem: 'a.problem',
  schema: { type: 'string', ...schema },
  ...words,
})

const says = (schema: Omit<Rule, 'type'>, text: string | undefined) => fieldProblem(field(schema), text)

describe('a field', () => {
  test('that is empty says so in its own words, or in the usual ones', () => {
    expect(says({ maxLength: 20 }, undefined)).toBe('ui.entry.missing')
    expect(says({ maxLength: 20 }, ' \t')).toBe('ui.entry.missing')
    expect(fieldProblem(field({ maxLength: 20 }, { missing: 'a.missing' }), '')).toBe('a.missing')
  })

  test('counts characters, not code units, and says when they are too many or too few', () => {
    const ten = field({ minLength: 10, maxLength: 10 }, { wrongLength: 'a.length' })
    expect(fieldProblem(ten, '😀'.repeat(10))).toBeUndefined()
    expect(fieldProblem(ten, 'x'.repeat(9))).toBe('a.length')
    expect(fieldProblem(ten, 'x'.repeat(11))).toBe('a.length')
  })

  test.each<[NonNullable<Rule['format']>, string, boolean]>([
    ['letters', 'Asha', true],
    ['letters', 'O’Neill-Å', true],
    ['letters', 'अनन्या', true],
    ['letters', 'Asha2', false],
    ['letters', 'Asha२', false],
    ['letters', '---', false],
    ['letters', 'As\u0000ha', false],
    ['digits', '0123', true],
    ['digits', '1.5', false],
    ['digits', '-1', false],
    ['digits', '१२', false],
    ['date', '1990-02-28', true],
    ['date', '1990-02-30', false],
    ['date', '1990-2-3', false],
    ['date', '2000-02-29', true],
    ['date', '1900-02-29', false],
    ['country', 'IN', true],
    ['country', 'in', false],
    ['country', 'ZZ', false],
    ['phone', '+254712345678', true],
    ['phone', '0712345678', false],
    ['ifsc', 'HDFC0A1B2C3', true],
    ['ifsc', 'HDFC1A1B2C3', false],
    ['ticked', 'yes', true],
    ['ticked', 'no', false],
  ])('of the format %s: %j is accepted: %s', (format, text, isAccepted) => {
    expect(says({ maxLength: 20, format }, text)).toBe(isAccepted ? undefined : 'a.problem')
  })

  test('with letters never accepts a digit, wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 8 }),
        fc.integer({ min: 0, max: 9 }),
        fc.string({ maxLength: 8 }),
        (a, n, b) => {
          expect(says({ maxLength: 20, format: 'letters' }, `${a}${n}${b}`)).toBe('a.problem')
        },
      ),
    )
  })

  test('with a date accepts every day of the calendar, and no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2099 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (y, m, d) => {
          const text = [y, m, d].map((part) => String(part).padStart(2, '0')).join('-')
          const exists = m > 0 && m < 13 && d > 0 && d <= new Date(Date.UTC(y, m, 0)).getUTCDate()
          expect(says({ maxLength: 10, format: 'date' }, text) === undefined).toBe(exists)
        },
      ),
    )
  })
})

describe('a form', () => {
  const two = [field({ maxLength: 5 }), { ...field({ maxLength: 5, format: 'digits' }), name: 'number' }] as const

  test('names the first field that is wrong, and texts without a field', () => {
    expect(enteredProblem(two, { it: 'a', number: '1' })).toBeUndefined()
    expect(enteredProblem(two, { number: 'x' })).toEqual({ field: 'it', problem: 'ui.entry.missing' })
    expect(enteredProblem(two, { it: 'a', number: 'x' })).toEqual({ field: 'number', problem: 'a.problem' })
    expect(enteredProblem(two, { it: 'a', number: '1', more: '' })?.field).toBe('more')
  })

  test('is not filled in by what every object has', () => {
    expect(enteredProblem([{ ...two[0], name: 'constructor' }], {})?.field).toBe('constructor')
  })
})
