import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundAmong } from '../../../scripts/build/found-among.ts'
import type { CompiledLanding } from '../../../src/contract/index.ts'
import { manifest } from '../../shipped.ts'

const [original] = manifest.landings as [CompiledLanding, ...CompiledLanding[]]
const slugs = ['a', 'b', 'c', 'd', 'e']
const themes = ['jetx', 'aviator', 'crazy-time']

/** Each turn, any of the landings exist, and those that have changed are other objects. */
const turns = fc.array(fc.dictionary(fc.constantFrom(...slugs), fc.constantFrom(...themes)), { maxLength: 8 })

test('what is found among landings is what each has now, whatever they had before', () => {
  fc.assert(
    fc.property(turns, (all) => {
      const themesAmong = foundAmong(({ theme }) => [theme])
      const known = new Map<string, CompiledLanding>()
      for (const turn of all) {
        const landings = slugs.flatMap((slug) => {
          const theme = turn[slug]
          if (theme === undefined) return []
          const former = known.get(slug)
          const landing = former?.theme === theme ? former : { ...original, slug, theme }
          known.set(slug, landing)
          return [landing]
        })
        expect(themesAmong(landings).sort()).toEqual([...new Set(Object.values(turn))].sort())
      }
    }),
  )
})
