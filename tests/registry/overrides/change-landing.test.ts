import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PropertyChange } from '../../../src/contract/index.ts'
import { changeLanding, isChangeable } from '../../../src/registry/overrides/change-landing.ts'
import type { Own } from '../../../src/registry/overrides/overrides.ts'
import { merge } from '../../../src/registry/resolve/merge.ts'

const inherited = {
  theme: 'aviator',
  tags: ['crash'],
  bonus: { preset: 'casino-150', currency: 'INR' },
  blocks: [{ id: 'hero', type: 'hero', headline: 'crash.headline', intro: 'crash.intro' }],
} as never

/** As the compiler folds a record that changes no list of blocks. */
const statesOf = (own: Own) => {
  const { slug: _, extends: __, blockChanges, ...stated } = own
  const value = merge(inherited, stated) as { blocks: readonly { readonly id: string }[] }
  const changes: Readonly<Record<string, unknown>> = blockChanges ?? {}
  const blocks = value.blocks.map((block) => merge(block, changes[block.id] ?? {}))
  return { inherited, effective: { ...value, blocks } as never }
}

const own: Own = { slug: 'a', extends: 'aviator' }
const change = (from: Own, ...changes: PropertyChange[]) => changeLanding(from, changes, statesOf)

describe('changing a property of many landings', () => {
  test('states the value, as little of it as differs from what is inherited', () => {
    expect(change(own, { path: ['theme'], act: 'set', value: 'jetx' })).toEqual({ ...own, theme: 'jetx' })
    const preset: PropertyChange = { path: ['bonus', 'preset'], act: 'set', value: 'casino-700' }
    expect(change(own, preset)).toEqual({ ...own, bonus: { preset: 'casino-700' } })
  })

  test('what a record states besides stays as it is, also where it repeats what is inherited', () => {
    const repeating = { ...own, bonus: { currency: 'INR' }, blockChanges: { hero: { intro: 'crash.intro' } } } as Own
    const changed = change(
      repeating,
      { path: ['bonus', 'preset'], act: 'set', value: 'casino-700' },
      { path: ['blocks', 'hero', 'headline'], act: 'set', value: 'other.headline' },
    )
    expect(changed).toEqual({
      ...{ ...own, bonus: { currency: 'INR', preset: 'casino-700' } },
      blockChanges: { hero: { intro: 'crash.intro', headline: 'other.headline' } },
    })
    expect(change({ ...own, theme: 'jetx' }, { path: ['theme'], act: 'set', value: 'aviator' })).toEqual(own)
  })

  test('several properties of one object are stated together', () => {
    const changes: PropertyChange[] = [
      { path: ['bonus', 'preset'], act: 'set', value: 'casino-700' },
      { path: ['bonus', 'currency'], act: 'set', value: 'USD' },
    ]
    expect(change(own, ...changes)).toEqual({ ...own, bonus: { preset: 'casino-700', currency: 'USD' } })
  })

  test('a property of a block is a change to that block; a landing without the block stays the same', () => {
    const intro: PropertyChange = { path: ['blocks', 'hero', 'intro'], act: 'set', value: 'other.intro' }
    expect(change(own, intro)).toEqual({ ...own, blockChanges: { hero: { intro: 'other.intro' } } })
    expect(change(own, { ...intro, path: ['blocks', 'wheel', 'intro'] })).toBe(own)
  })

  test('a landing that already shows the value is the same, whether it states it or inherits it', () => {
    expect(change(own, { path: ['theme'], act: 'set', value: 'aviator' })).toBe(own)
    const stated = { ...own, theme: 'jetx' }
    expect(change(stated, { path: ['theme'], act: 'set', value: 'jetx' })).toBe(stated)
    expect(change(own, { path: ['theme'], act: 'inherit' })).toBe(own)
  })

  test('back to inherited takes the statement away', () => {
    expect(change({ ...own, theme: 'jetx' }, { path: ['theme'], act: 'inherit' })).toEqual(own)
    const nested = { ...own, bonus: { preset: 'casino-700' } } as Own
    expect(change(nested, { path: ['bonus', 'preset'], act: 'inherit' })).toEqual(own)
  })

  test('items are added to what is inherited, or removed from it', () => {
    const tags = (act: 'add' | 'remove', value: readonly string[]) =>
      change(own, { path: ['tags'], act, value: [...value] })
    expect(tags('add', ['diwali', 'crash'])).toEqual({ ...own, tags: ['crash', 'diwali'] })
    expect(tags('add', ['crash'])).toBe(own)
    expect(tags('remove', ['crash'])).toEqual({ ...own, tags: [] })
    expect(tags('remove', ['diwali'])).toBe(own)
  })

  test('setting any value and returning to the inherited one is no change', () => {
    const value = fc.constantFrom('jetx', 'neon', 'aviator')
    fc.assert(
      fc.property(
        value,
        fc.constantFrom<string[]>(['theme'], ['bonus', 'preset'], ['blocks', 'hero', 'intro']),
        (one, path) => {
          const there = change(own, { path, act: 'set', value: one })
          const back = change(there, { path, act: 'inherit' })
          expect(JSON.stringify(back)).toBe(JSON.stringify(own))
        },
      ),
    )
  })

  test('its address, its parent and whole blocks are not properties to change', () => {
    for (const path of [['slug'], ['extends'], ['blockChanges', 'hero'], ['blocks'], ['blocks', 'hero'], ['$schema']])
      expect(isChangeable(path)).toBe(false)
    expect([['theme'], ['bonus', 'preset'], ['blocks', 'hero', 'intro']].every(isChangeable)).toBe(true)
  })
})
