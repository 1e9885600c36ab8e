import { expect, test } from 'vitest'
import { sayRecord } from '../../../admin/model/records/say-record.ts'

test.each([
  ['landings/aviator-1.json', 'aviator-1'],
  ['templates/crash.json', 'Template crash'],
  ['themes/jetx-rocket.json', 'Theme jetx-rocket'],
  ['bonus-presets/casino-150.json', 'Bonus preset casino-150'],
  ['assets/lotus.json', 'Picture lotus'],
  ['locales/bn.json', 'Bengali texts'],
  ['site.json', 'Site'],
])('%s is called %s', (record, name) => {
  expect(sayRecord(record)).toBe(name)
})
