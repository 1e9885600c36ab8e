import { expect, test } from 'vitest'
import { sessionEnd } from '../../../admin/api/session-end.ts'

test('a call in the background interrupts nobody, and is repeated along with the others', async () => {
  const check = sessionEnd.wait({ isBackground: true })
  expect(sessionEnd.isSignInNeeded()).toBe(false)
  const save = sessionEnd.wait({ isBackground: false })
  expect(sessionEnd.isSignInNeeded()).toBe(true)
  sessionEnd.settle(true)
  expect(await Promise.all([check, save])).toEqual([true, true])
  expect(sessionEnd.isSignInNeeded()).toBe(false)
})
