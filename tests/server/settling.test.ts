import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSettling } from '../../scripts/build/settling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work that is ended while it plans more has planned nothing: it would run beside the build that ended it', async () => {
  const { promise: made, resolve: finish } = Promise.withResolvers<void>()
  const more = vi.fn(async () => {})
  const failures = vi.fn()
  const settling = createSettling(100, failures)
  const work = vi.fn(async () => {
    await made
    settling.later(more)
    throw new Error('It was ended.')
  })
  settling.later(work)
  await vi.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledOnce()
  const stopped = settling.stop()
  finish()
  await stopped
  await vi.advanceTimersByTimeAsync(1000)
  expect([more.mock.calls, failures.mock.calls]).toEqual([[], []])
})

test('the last work that was planned runs, and says why it failed', async () => {
  const failures = vi.fn()
  const settling = createSettling(100, failures)
  const former = vi.fn(async () => {})
  settling.later(former)
  settling.later(() => Promise.reject(new Error('No space is left.')))
  await vi.advanceTimersByTimeAsync(100)
  await settling.stop()
  expect(former).not.toHaveBeenCalled()
  expect(failures).toHaveBeenCalledExactlyOnceWith(new Error('No space is left.'))
})
