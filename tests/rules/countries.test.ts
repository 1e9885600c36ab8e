import { expect, test } from 'vitest'
import { countriesIn } from '../../src/rules/countries.ts'
import { formats } from '../../src/rules/entry/formats.ts'

test.each([
  ['en', 'India'],
  ['te-IN', 'భారతదేశం'],
  ['hi-Latn-IN', 'Bharat'],
])('all countries have names in %s, in the order of its alphabet, and the server accepts them', (tag, india) => {
  const countries = countriesIn(tag)
  expect(countries.find(({ value }) => value === 'IN')?.name).toBe(india)
  expect(countries.length).toBeGreaterThan(240)
  for (const { value, name } of countries) {
    expect(name).not.toBe(value)
    expect(formats.country(value)).toBe(true)
  }
  const { compare } = new Intl.Collator(tag)
  const names = countries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(compare))
})
