import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { difference } from '../../../src/registry/overrides/difference.ts'
import { isStated, reset, stateBlock, stateProperty } from '../../../src/registry/overrides/overrides.ts'
import { merge } from '../../../src/registry/resolve/merge.ts'

const json = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean()),
  list: fc.array(tie('leaf'), { maxLength: 3 }),
  plain: fc.dictionary(
    fc.constantFrom('a', 'b', 'kind', 'type'),
    fc.oneof({ withCrossShrink: true }, tie('leaf'), tie('list'), tie('plain')),
  ),
})).plain

describe('the difference between what is inherited and what is wanted', () => {
  test('laid over what is inherited gives what is wanted', () => {
    fc.assert(
      fc.property(json, json, (base, wanted) => {
        const change = difference(base, wanted)
        expect(change === undefined ? base : merge(base, change)).toEqual(wanted)
      }),
    )
  })
})

const hero = { id: 'hero', type: 'hero', headline: 'crash.headline', intro: 'crash.intro' } as const
const footer = { id: 'footer', type: 'footer', conditions: true, languages: true } as const
const inherited = { theme: 'aviator', dialog: { name: 'NewCustomReg', width: 610 }, blocks: [hero, footer] } as never
const own = { slug: 'aviator-1', extends: 'aviator' }

describe('a landing that extends another', () => {
  test('states only what differs', () => {
    expect(stateProperty(own, inherited, 'dialog', { name: 'NewCustomReg', width: 430 })).toEqual({
      ...own,
      dialog: { width: 430 },
    })
    expect(stateProperty({ ...own, theme: 'neon' }, inherited, 'theme', 'aviator')).toEqual(own)
  })

  test('states a block as a change to the inherited one', () => {
    const changed = stateBlock(own, inherited, { ...hero, headline: 'home.headline' } as never)
    expect(changed).toEqual({ ...own, blockChanges: { hero: { headline: 'home.headline' } } })
    expect(stateBlock(changed, inherited, hero as never)).toEqual(own)
  })

  test('takes a value from its parent again', () => {
    const changed = { ...own, dialog: { width: 430 }, blockChanges: { hero: { headline: 'home.headline' } } } as never
    expect(isStated(changed, ['dialog', 'width'])).toBe(true)
    expect(isStated(changed, ['dialog', 'name'])).toBe(false)
    expect(isStated(changed, ['blocks', 'hero', 'headline'])).toBe(true)
    expect(isStated(changed, ['blocks', 'footer'])).toBe(false)
    const once = reset(changed, ['dialog', 'width'])
    expect(reset(once, ['blocks', 'hero', 'headline'])).toEqual(own)
  })
})
