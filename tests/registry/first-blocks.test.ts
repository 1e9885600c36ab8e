import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompiledLanding } from '../../src/contract/index.ts'
import { firstBlocks } from '../../src/rules/landing/first-blocks.ts'
import { replaceLandings } from '../../src/rules/landing/landing-lists.ts'

const slugs = ['a', 'b', 'c', 'd']
const types = ['hero', 'steps', 'footer']

/** Each turn changes some landings, to these types of blocks, or removes them. */
const turn = fc.dictionary(fc.constantFrom(...slugs), fc.option(fc.subarray(types, { minLength: 1 })))

const landing = (slug: string, own: readonly string[]) =>
  ({ slug, blocks: own.map((type) => ({ type })) }) as unknown as CompiledLanding

test('a block of each type is of the first landing that has one now, whatever was found before', () => {
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 8 }), (turns) => {
      let landings: CompiledLanding[] = []
      for (const changes of turns) {
        const changed = Object.entries(changes).flatMap(([slug, own]) => (own ? [landing(slug, own)] : []))
        landings = replaceLandings(landings, changed, Object.keys(changes))
        const firsts = firstBlocks(landings)
        for (const type of types) {
          const has = ({ blocks }: CompiledLanding) => blocks.some((block) => block.type === type)
          const found = firsts.get(type as 'hero')
          expect(found?.landing).toBe(landings.find(has))
          expect(found?.landing.blocks ?? [undefined]).toContain(found?.block)
        }
      }
    }),
  )
})
