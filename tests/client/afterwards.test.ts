import { describe, expect, test } from 'vitest'
import { mayRun } from '../../src/client/afterwards/may-run.ts'
import { mayPrefetch } from '../../src/client/afterwards/prefetch.ts'

describe('pixels', () => {
  test.each([
    ['opt-in', null, false, false],
    ['opt-in', 'allowed', false, true],
    ['opt-in', 'refused', false, false],
    ['opt-out', null, false, true],
    ['opt-out', null, true, false],
    ['opt-out', 'refused', false, false],
    ['opt-out', 'allowed', true, true],
  ] as const)(
    'where the law says %s, decided %j, the browser refusing %j: %j',
    (consent, decision, refuses, expected) => {
      expect(mayRun(consent, decision, refuses)).toBe(expected)
    },
  )
})

describe('fetching ahead', () => {
  test.each([
    [true, {}, true],
    [true, { effectiveType: '4g' }, true],
    [true, { effectiveType: '3g' }, true],
    [true, { effectiveType: '2g' }, false],
    [true, { effectiveType: 'slow-2g' }, false],
    [true, { effectiveType: '4g', saveData: true }, false],
    [false, {}, false],
  ])('online %j over %j: %j', (onLine, connection, expected) => {
    expect(mayPrefetch({ onLine, connection })).toBe(expected)
  })

  test('is fine where the browser says nothing of its connection', () => {
    expect(mayPrefetch({ onLine: true })).toBe(true)
  })
})
