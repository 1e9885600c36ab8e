import { expect, test } from 'vitest'
import { leavesOf } from '../../../admin/kit/differences/leaves-of.ts'
import { sayValue } from '../../../admin/kit/differences/say-value.ts'

test('what came or went as a whole is told value by value', () => {
  expect(leavesOf({ pointer: '/blockChanges', after: { hero: { layout: 'plain' }, steps: null } })).toEqual([
    { pointer: '/blockChanges/hero/layout', after: 'plain' },
    { pointer: '/blockChanges/steps', after: null },
  ])
  expect(leavesOf({ pointer: '/bonus', before: { amount: 1 } })).toEqual([{ pointer: '/bonus/amount', before: 1 }])
  const list = { pointer: '/tags', before: ['a'], after: ['b'] }
  expect(leavesOf(list)).toEqual([list])
  expect(leavesOf({ pointer: '/steps', after: [{ label: 'Play' }, { label: 'Win' }] })).toEqual([
    { pointer: '/steps/0/label', after: 'Play' },
    { pointer: '/steps/1/label', after: 'Win' },
  ])
})

test('values are as short as they are readable', () => {
  expect([15000, 'aviator', undefined, null, true].map(sayValue)).toEqual(['15,000', 'aviator', '', 'removed', 'true'])
  expect(sayValue('x'.repeat(500))).toHaveLength(161)
})
