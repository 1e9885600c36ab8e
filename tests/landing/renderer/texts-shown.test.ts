import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { collectIcons } from '../../../scripts/build/icons.ts'
import { readTexts } from '../../../scripts/cli/registry.ts'
import type { CompiledLanding } from '../../../src/contract/index.ts'
import { createPrerenderer } from '../../../src/landing/renderer/prerender.tsx'
import { pageRevisionOf } from '../../../src/registry/index.ts'
import { listPages } from '../../../src/routing/pages.ts'
import { buildRouteTable } from '../../../src/routing/route-table.ts'
import { onThisMachine } from '../../machine.ts'
import { manifest, sources } from '../../shipped.ts'

const locale = 'hi'
const texts = readTexts(sources)[locale] ?? {}
const pages = listPages(manifest, buildRouteTable(manifest)).filter((page) => page.locale === locale)
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** Not every landing exists in each language. */
const landings = manifest.landings.filter(({ slug }) => pages.some((page) => page.slug === slug))
/** The ids of the texts found in a page or its data, by landing. */
const shown = new Map<string, Set<string>>()

/** Each text ends with its own id, which marks it in a page. */
beforeAll(async () => {
  const marked = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `${text}⟦${name}⟧`]))
  const { render } = await createPrerenderer({
    manifest,
    messages: { [locale]: marked },
    services: [],
    icons: await collectIcons(manifest),
    iconFolder: '/icons/',
    faces: {},
    boot: '',
    application: [],
    untouched: '',
    blockFiles: {},
    favicon: '',
    hash: digest,
    digest,
    shareImage: () => '',
  })
  for (const page of pages) {
    const { html, data } = await render(page)
    const found = [...`${html}${data}`.matchAll(/⟦([^⟧]+)⟧/g)].map(([, name = '']) => name)
    shown.set(page.slug, new Set([...(shown.get(page.slug) ?? []), ...found]))
  }
}, onThisMachine(60_000))

const slugsOf = (landings: readonly CompiledLanding[]) => landings.map(({ slug }) => slug)

function revisionsWith(texts: Readonly<Record<string, string>>): string[] {
  const revision = pageRevisionOf(manifest, { [locale]: texts }, digest)
  return landings.map(({ slug }) => revision({ slug, locale }) ?? '')
}

const before = revisionsWith(texts)

/** The landings whose pages these texts would rebuild. */
function madeAgain(changed: Readonly<Record<string, string>>): string[] {
  const after = revisionsWith(changed)
  return slugsOf(landings.filter((_, index) => before[index] !== after[index]))
}

const showing = (names: readonly string[]) =>
  slugsOf(landings.filter(({ slug }) => names.some((name) => shown.get(slug)?.has(name))))

const names = Object.keys(texts)

describe('pages are rebuilt when their texts change', () => {
  test('every landing shows texts, and none shows all', () => {
    expect(shown.size).toBe(landings.length)
    for (const some of shown.values()) {
      expect(some.size).toBeGreaterThan(50)
      expect(some.size).toBeLessThan(names.length)
    }
  })

  test('exactly those that show one of the changed texts', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }), (some) => {
        const changed = some.map((name) => [name, `${texts[name]}!`])
        expect(madeAgain({ ...texts, ...Object.fromEntries(changed) })).toEqual(showing(some))
      }),
      { numRuns: 50 },
    )
  })

  test('a new text in an area affects the landings with that area', () => {
    const hasWheel = ({ slug, blocks }: CompiledLanding) => slug === 'ui' || blocks.some(({ type }) => type === 'wheel')
    expect(madeAgain({ ...texts, 'ui.wheel.new': '' })).toEqual(slugsOf(landings.filter(hasWheel)))
  })
})
