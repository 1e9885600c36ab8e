import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTextOf } from '../../src/server/text-of.ts'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const en: Readonly<Record<string, string>> = read('locales/en.json')
const textOf = createTextOf({ manifest: () => undefined, texts: () => ({ en }), refresh: () => undefined })

test('what only who asks knows, such as the sides of a match, stays as it is written', () => {
  const names = readdirSync('pages.config/market-types').map((file) => read(`pages.config/market-types/${file}`).name)
  expect(names.map((name) => textOf(name, 'en'))).toEqual(names.map((name) => en[name]))
  expect(names.map((name) => en[name])).toContain('{home}: total')
})
