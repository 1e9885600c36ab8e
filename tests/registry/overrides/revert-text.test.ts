import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { revertText } from '../../../src/registry/overrides/revert-text.ts'

const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const record = fc.dictionary(
  fc.constantFrom('theme', 'market', 'tags', 'bonus'),
  fc.oneof(
    fc.constantFrom('one', 'other'),
    fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('preset', 'currency'), fc.constantFrom('one', 'other'), { minKeys: 1 }),
  ),
)

describe('taking a change back', () => {
  test('restores the text to the byte, however it was written, if nothing has touched it since', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        const written = JSON.stringify(before)
        const texts = { before: written, after: textOf(after), present: textOf(after) }
        expect(revertText(texts)).toEqual({ text: written, kept: [] })
      }),
    )
  })

  test('restores every field in its place beside fields that were changed since', () => {
    fc.assert(
      fc.property(record, record, fc.string(), (before, after, notes) => {
        const texts = { before: textOf(before), after: textOf(after), present: textOf({ ...after, notes }) }
        const { text, kept } = revertText(texts)
        expect(kept).toEqual([])
        expect(JSON.parse(text)).toEqual({ ...before, notes })
      }),
    )
  })

  test('a property that was removed comes back where it was', () => {
    const [before, after] = [
      { slug: 'a', theme: 'jetx', market: 'india' },
      { slug: 'a', market: 'india' },
    ]
    const texts = { before: textOf(before), after: textOf(after), present: textOf({ ...after, tags: ['new'] }) }
    expect(revertText(texts).text).toBe(textOf({ ...before, tags: ['new'] }))
  })

  const texts = {
    before: textOf({ slug: 'a', bonus: { preset: 'one' } }),
    after: textOf({ slug: 'a', theme: 'neon', bonus: { preset: 'two', currency: 'INR' } }),
    present: textOf({ slug: 'a', theme: 'jetx', bonus: { preset: 'two', currency: 'INR' } }),
  }

  test('a field with another value than the change gave it stays, and is named', () => {
    const { text, kept } = revertText(texts)
    expect(JSON.parse(text)).toEqual({ slug: 'a', theme: 'jetx', bonus: { preset: 'one' } })
    expect(kept).toEqual([{ pointer: '/theme', present: 'jetx', isAlso: false }])
  })

  test('unless it is taken back all the same', () => {
    const { text, kept } = revertText(texts, ['/theme'])
    expect(JSON.parse(text)).toEqual({ slug: 'a', bonus: { preset: 'one' } })
    expect(kept).toEqual([{ pointer: '/theme', present: 'jetx', isAlso: true }])
  })

  test('a record that was deleted since stays deleted', () => {
    const { text, kept } = revertText({ ...texts, present: '' })
    expect([text, kept.map(({ pointer }) => pointer)]).toEqual(['', ['']])
    expect(revertText({ ...texts, present: '' }, ['']).text).toBe(texts.before)
  })

  test('what was made is taken away, and what was deleted comes back', () => {
    expect(revertText({ before: '', after: texts.after, present: texts.after }).text).toBe('')
    expect(revertText({ before: texts.before, after: '', present: '' }).text).toBe(texts.before)
  })
})
