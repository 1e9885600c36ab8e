import { expect, test } from 'vitest'
import { sessionEnd } from '../../../admin/api/session-end.ts'

test('whoever types is not interrupted for what goes on beside it, and it goes on with the rest', async () => {
  const check = sessionEnd.wait({ isPatient: true })
  expect(sessionEnd.isWaited()).toBe(false)
  const save = sessionEnd.wait({ isPatient: false })
  expect(sessionEnd.isWaited()).toBe(true)
  sessionEnd.settle(true)
  expect(await Promise.all([check, save])).toEqual([true, true])
  expect(sessionEnd.isWaited()).toBe(false)
})
