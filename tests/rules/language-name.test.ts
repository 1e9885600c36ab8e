import { expect, test } from 'vitest'
import { languageName } from '../../src/rules/language-name.ts'

test('languages have the names that managers say', () => {
  expect(['en', 'hi', 'hin', 'bn', 'pt'].map(languageName)).toEqual([
    ...['English', 'Hindi', 'Hindi in Latin script', 'Bengali', 'Portuguese'],
  ])
})
