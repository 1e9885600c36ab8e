import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginHistory, change, redo, undo } from '../../../admin/model/document/history.ts'
import { mergeThreeWays } from '../../../admin/model/document/merge.ts'

describe('undo', () => {
  test('takes back what was typed in one go as one step', () => {
    let history = beginHistory('')
    for (const [index, text] of ['H', 'He', 'Hey'].entries()) history = change(history, text, '/title', index * 200)
    history = change(history, 'Hey there', '/title', 5000)
    expect(undo(history).present).toBe('Hey')
    expect(undo(undo(history)).present).toBe('')
  })

  test('keeps a change of another place apart, and takes no notice of a change that changes nothing', () => {
    const typed = change(beginHistory({ a: 1, b: 1 }), { a: 2, b: 1 }, '/a', 0)
    const both = change(typed, { a: 2, b: 2 }, '/b', 10)
    expect(change(both, { a: 2, b: 2 }, '/b', 20)).toBe(both)
    expect(undo(both).present).toEqual({ a: 2, b: 1 })
  })

  test('and redo are each other’s opposite', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.constantFrom('/a', '/b'), fc.nat(3000))), (steps) => {
        const history = steps.reduce((all, [value, place, at]) => change(all, value, place, at), beginHistory(0))
        const back = history.past.reduce((all) => undo(all), history)
        expect(back.past).toEqual([])
        const again = history.past.reduce((all) => redo(all), back)
        expect(again.present).toBe(history.present)
        expect(undo(undo(history)).present).toBe(undo(redo(undo(undo(history)))).present)
      }),
    )
  })
})

describe('two editors of one record', () => {
  const base = { slug: 'a', theme: 'neon', blocks: [{ id: 'hero', headline: 'x' }, { id: 'footer' }] }

  test('who changed different fields both keep what they did', () => {
    const mine = { ...base, theme: 'sky' }
    const theirs = { ...base, blocks: [{ id: 'hero', headline: 'y' }, { id: 'footer' }] }
    const { value, conflicts } = mergeThreeWays(base, mine, theirs)
    expect(value).toEqual({ ...theirs, theme: 'sky' })
    expect(conflicts).toEqual([])
  })

  test('who changed the same field are both shown', () => {
    const { value, conflicts } = mergeThreeWays(base, { ...base, theme: 'sky' }, { ...base, theme: 'sea' })
    expect(value).toEqual({ ...base, theme: 'sky' })
    expect(conflicts).toEqual([{ path: ['theme'], base: 'neon', mine: 'sky', theirs: 'sea' }])
  })

  test('one of whom added a block while the other removed one', () => {
    const mine = { ...base, blocks: [{ id: 'footer' }] }
    const theirs = { ...base, blocks: [...base.blocks, { id: 'steps' }] }
    expect(mergeThreeWays(base, mine, theirs).value).toEqual({ ...base, blocks: [{ id: 'footer' }, { id: 'steps' }] })
  })
})
