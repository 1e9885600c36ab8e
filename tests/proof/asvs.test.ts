import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const table = readFileSync('tests/asvs.md', 'utf8')
const rows = table.split('\n').flatMap((line) => {
  const [, id, , shown] = /^\| (\S+) \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? []
  return id && shown && id !== 'requirement'
    ? [{ id, files: [...shown.matchAll(/`([^`]+)`/g)].map(([, file]) => file) }]
    : []
})
const numbersOf = (id: string) => id.slice(1).split('.').map(Number)

test('each requirement has a valid id, is listed once and in order', () => {
  const ids = rows.map(({ id }) => id)
  for (const id of ids) expect(id).toMatch(/^V\d+\.\d+\.\d+$/)
  const inOrder = ids.toSorted((one, other) => {
    const [first, second] = [numbersOf(one), numbersOf(other)]
    const place = first.findIndex((number, index) => number !== second[index])
    return (first[place] ?? 0) - (second[place] ?? 0)
  })
  expect(ids).toEqual([...new Set(inOrder)])
  expect(ids.length).toBeGreaterThan(50)
})

test('the named tests exist, and every attack test is named', () => {
  const named = rows.flatMap(({ files }) => files)
  for (const { id, files } of rows) expect([id, files.length > 0]).toEqual([id, true])
  for (const file of named) expect([file, existsSync(file ?? '')]).toEqual([file, true])
  expect(globSync('tests/attacks/*.test.ts').filter((file) => !named.includes(file))).toEqual([])
})
