import { expect, test } from 'vitest'
import { nameOfPath } from '../../../../admin/model/schemas/name-of-path.ts'

const landing = 'landings/aviator-1.json'
const nameOf = (record: string, ...path: string[]) =>
  nameOfPath(record, path, (block, list) =>
    block === 'hero' || (list === 'blocks' && block === 0) ? 'hero' : undefined,
  )

test.each([
  [['bonus', 'preset'], 'Bonus › Bonus preset'],
  [['blockChanges', 'hero', 'layout'], 'Hero › Layout'],
  [['blocks', '0'], 'Hero'],
  [['blocks', '3'], 'Block 4'],
  [['blockChanges', 'trust-line'], 'Trust line'],
  [['tags', '1'], 'Tags › 2'],
  [['values', 'maxWin'], 'Values in texts › Max Win'],
])('%j of a landing is %s', (path, name) => {
  expect(nameOf(landing, ...path)).toBe(name)
})

test('other records are named by their own schemas, texts by their ids', () => {
  expect(nameOf('markets/india.json', 'legal', 'legalAge')).toBe('Legal block › Legal age')
  expect(nameOf('locales/hi.json', 'button.register')).toBe('button.register')
})
