import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldProblem } from '../../../src/rules/entry/field-problem.ts'
import { ageOn, birthProblem } from '../../../src/rules/profile/age.ts'
import { missingFields, type ProfileField, profileFields } from '../../../src/rules/profile/profile-fields.ts'

const english: Record<string, string> = JSON.parse(readFileSync('locales/en.json', 'utf8'))

describe('the fields of a profile', () => {
  test.each<[ProfileField, string, string | undefined]>([
    ['birth', '', 'The value should not be empty'],
    ['first_name', 'Asha1', 'The first name should contains alphabetic symbols.'],
    ['city', 'Pune 5', 'The city should contains alphabetic symbols.'],
    ['first_name', 'a'.repeat(21), 'Max 20 characters'],
    ['phone', '', 'The phone should not be empty'],
    ['gender', 'none', 'Choose one of the list'],
    ['country', 'India', 'Choose the country in which you live'],
    ['first_name', 'Asha', undefined],
    ['city', 'Пуна', undefined],
  ])('%s: %j is answered in the words of the specification', (name, text, said) => {
    const field = profileFields.find((one) => one.name === name)
    const problem = field && fieldProblem(field, text)
    expect(problem && english[problem]).toBe(said)
  })

  test('are missing while nothing stands in them', () => {
    expect(missingFields({ first_name: 'Asha', last_name: ' ', city: null })).toEqual([
      ...['last_name', 'birth', 'gender', 'country', 'city', 'phone'],
    ])
    const names = profileFields.map(({ name }) => name)
    fc.assert(
      fc.property(fc.subarray(names), (known) => {
        const missing = missingFields(Object.fromEntries(known.map((name) => [name, 'x'])))
        expect([...missing, ...known].toSorted()).toEqual(names.toSorted())
      }),
    )
  })
})

test.each([
  ['1990-01-31', '2008-01-30', 17],
  ['1990-01-31', '2008-01-31', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('somebody born on %s is on %s %d years old', (birth, day, years) => {
  expect(ageOn(birth, Date.parse(day))).toBe(years)
})

test('who is a day too young is told so, on the birthday no more', () => {
  const at = { legalAge: 21, now: Date.parse('2026-11-23') }
  expect(birthProblem('2005-11-24', at)).toBe('ui.profile.birth-under-age')
  expect(birthProblem('2005-11-23', at)).toBeUndefined()
  expect(birthProblem(undefined, at)).toBeUndefined()
})
