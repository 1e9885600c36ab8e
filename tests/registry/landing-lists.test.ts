import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompiledLanding } from '../../src/contract/index.ts'
import { bySlug } from '../../src/rules/landing/by-slug.ts'
import { compareLandings, replaceLandings } from '../../src/rules/landing/landing-lists.ts'

const slugs = fc.uniqueArray(fc.constantFrom('', 'a', 'a-1', 'a/terms', 'b', 'b-2', 'ü', 'z'))
const landing = (slug: string) => ({ slug }) as CompiledLanding
const inOrder = (list: Iterable<CompiledLanding>) => [...list].sort((one, other) => (one.slug < other.slug ? -1 : 1))
const lists = fc.record({ before: slugs, kept: slugs, after: slugs }).map(({ before, kept, after }) => {
  const former = new Map(before.map((slug) => [slug, landing(slug)]))
  const now = after.map((slug) => (kept.includes(slug) ? former.get(slug) : undefined) ?? landing(slug))
  return { before: inOrder(former.values()), after: inOrder(now) }
})

test('what differs between two lists makes one of the other', () => {
  fc.assert(
    fc.property(lists, ({ before, after }) => {
      const { changed, gone } = compareLandings(before, after)
      const again = replaceLandings(
        before,
        changed,
        gone.map(({ slug }) => slug),
      )
      expect(again.every((one, place) => one === after[place]) && again.length === after.length).toBe(true)
      expect(changed.some((one) => before.includes(one))).toBe(false)
      expect(gone.every((one) => before.includes(one) && !bySlug(after).get(one.slug))).toBe(true)
    }),
  )
})

test('comparing two lists derived from the same list finds what comparing their copies finds', () => {
  const changes = fc.array(fc.record({ changed: slugs, gone: slugs }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(slugs, changes, changes, (first, some, others) => {
      const list = inOrder(first.map(landing))
      const after = (steps: typeof some) =>
        steps.reduce((made, { changed, gone }) => replaceLandings(made, changed.map(landing), gone), list)
      const [one, other] = [after(some), after(others)]
      const found = compareLandings(one, other)
      // Copies are derived from nothing.
      const expected = compareLandings([...one], [...other])
      expect(found.changed).toEqual(expected.changed)
      expect(found.gone).toEqual(expected.gone)
      expect(found.changed.every((landing) => other.includes(landing))).toBe(true)
    }),
  )
})

test('a landing is found by its slug, and no other one', () => {
  fc.assert(
    fc.property(slugs, slugs, (some, asked) => {
      const landings = inOrder(some.map(landing))
      for (const slug of asked) expect(bySlug(landings).get(slug)).toBe(landings.find((one) => one.slug === slug))
    }),
  )
})
