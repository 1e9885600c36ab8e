import { expect, test } from 'vitest'
import { keepAsking } from '../../../src/main-site/parts/loading/keep-asking.ts'

/** A page whose clock and visibility the test sets, and a server that answers when it is told to. */
function openPage() {
  let [now, isSeen, asked, running, most] = [0, true, 0, 0, 0]
  const waiting = new Map<object, { readonly at: number; readonly work: () => void }>()
  const listeners = new Set<() => void>()
  let answer = () => {}
  const ask = async () => {
    asked++
    running++
    most = Math.max(most, running)
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    running--
  }
  const stop = keepAsking(ask, {
    isSeen: () => isSeen,
    onReturn(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    later(milliseconds, work) {
      const key = {}
      waiting.set(key, { at: now + milliseconds, work })
      return () => waiting.delete(key)
    },
  })
  return {
    stop,
    see(seen: boolean) {
      isSeen = seen
      for (const listener of listeners) listener()
    },
    pass(milliseconds: number) {
      now += milliseconds
      for (const [key, { at, work }] of [...waiting]) {
        if (at > now) continue
        waiting.delete(key)
        work()
      }
    },
    async answer() {
      answer()
      await new Promise((resolve) => setImmediate(resolve))
    },
    counts: () => ({ asked, most, waiting: waiting.size, listeners: listeners.size }),
  }
}

test('asks less and less often, and at least every half minute', async () => {
  const page = openPage()
  const waits: number[] = []
  for (let turn = 1; turn <= 10; turn++) {
    let wait = 0
    for (; page.counts().asked < turn; wait += 500) page.pass(500)
    waits.push(wait)
    await page.answer()
  }
  expect(waits.slice(0, 3)).toEqual([2000, 3000, 4500])
  expect(waits).toEqual([...waits].sort((one, other) => one - other))
  expect(waits.at(-1)).toBe(30_000)
})

test('asks at once when the page is back, but never twice at a time', async () => {
  const page = openPage()
  page.see(true)
  page.see(true)
  page.pass(60_000)
  expect(page.counts()).toMatchObject({ asked: 1, most: 1 })
  await page.answer()
  page.pass(2000)
  expect(page.counts()).toMatchObject({ asked: 2, most: 1 })
})

test('does not ask while nobody sees the page', async () => {
  const page = openPage()
  page.see(false)
  page.pass(600_000)
  expect(page.counts().asked).toBe(0)
  page.see(true)
  expect(page.counts().asked).toBe(1)
})

test('leaves nothing behind', async () => {
  const page = openPage()
  page.see(true)
  page.stop()
  await page.answer()
  page.pass(600_000)
  expect(page.counts()).toEqual({ asked: 1, most: 1, waiting: 0, listeners: 0 })
})
