import { expect, test } from 'vitest'
import { createKeptForPage } from '../../src/visitor/kept-for-page.ts'

test('a value that the browser did not store is read until it expires', () => {
  let now = 0
  const kept = createKeptForPage(() => now)
  kept.write('access_token', 'token', 60)
  now = 59_999
  expect(kept.read('access_token')).toBe('token')
  now = 60_000
  expect(kept.read('access_token')).toBeUndefined()
})

test('a value that has already expired is never read, nor one that was removed', () => {
  const kept = createKeptForPage(() => 0)
  kept.write('access_token', 'token', 0)
  expect(kept.read('access_token')).toBeUndefined()
  kept.write('newReg', 'true', 60)
  kept.remove('newReg')
  expect(kept.read('newReg')).toBeUndefined()
})
