import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { linkToPreview, type Scene, type ToPreview } from '../../../admin/preview/protocol/protocol.ts'

const scene = (name: string) => ({ page: { slug: name } }) as unknown as Scene

function link() {
  const sent: ToPreview[] = []
  let reloads = 0
  const made = linkToPreview({ send: (message) => sent.push(message), reload: () => reloads++ })
  const shown = () => sent.map((message) => message.scene.page.slug)
  return { ...made, sent, shown, reloads: () => reloads }
}

describe('an editor and its preview', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('nothing is sent before the preview is there; then the newest scene alone', () => {
    const { show, receive, shown } = link()
    show(scene('a'))
    show(scene('b'))
    expect(shown()).toEqual([])
    receive({ kind: 'ready' })
    expect(shown()).toEqual(['b'])
  })

  test('while one is under way, what is out of date is skipped', () => {
    const { show, receive, shown } = link()
    receive({ kind: 'ready' })
    for (const name of ['a', 'b', 'c', 'd']) show(scene(name))
    expect(shown()).toEqual(['a'])
    receive({ kind: 'shown', number: 1, isAsBefore: false })
    expect(shown()).toEqual(['a', 'd'])
  })

  test('an answer that comes late changes nothing', () => {
    const { show, receive, shown, sent } = link()
    receive({ kind: 'ready' })
    show(scene('a'))
    receive({ kind: 'shown', number: 1, isAsBefore: false })
    show(scene('b'))
    show(scene('c'))
    receive({ kind: 'shown', number: 1, isAsBefore: false })
    expect(shown()).toEqual(['a', 'b'])
    receive({ kind: 'shown', number: sent[1]?.number ?? 0, isAsBefore: false })
    expect(shown()).toEqual(['a', 'b', 'c'])
  })

  test('a preview that was reloaded is told again; a silent one is reloaded', () => {
    const { show, receive, shown, reloads } = link()
    receive({ kind: 'ready' })
    show(scene('a'))
    receive({ kind: 'shown', number: 1, isAsBefore: false })
    receive({ kind: 'ready' })
    expect(shown()).toEqual(['a', 'a'])
    vi.advanceTimersByTime(10_000)
    expect(reloads()).toBe(1)
    receive({ kind: 'ready' })
    expect(shown()).toEqual(['a', 'a', 'a'])
  })

  test('a preview that answers while it is told is not taken for a silent one', () => {
    let reloads = 0
    const { show, receive } = linkToPreview({
      send: ({ number }) => receive({ kind: 'shown', number, isAsBefore: false }),
      reload: () => reloads++,
    })
    receive({ kind: 'ready' })
    show(scene('a'))
    vi.advanceTimersByTime(10_000)
    expect(reloads).toBe(0)
  })

  test('a scene that cannot be shown does not hold up the next one', () => {
    const { show, receive, shown } = link()
    receive({ kind: 'ready' })
    show(scene('broken'))
    receive({ kind: 'failed', number: 1, message: 'no' })
    show(scene('whole'))
    expect(shown()).toEqual(['broken', 'whole'])
  })
})
