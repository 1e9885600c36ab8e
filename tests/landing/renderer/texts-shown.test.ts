import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { collectIcons } from '../../../scripts/build/icons.ts'
import { readSources, readTexts } from '../../../scripts/cli/registry.ts'
import type { CompiledLanding, Manifest } from '../../../src/contract/index.ts'
import { createPrerenderer } from '../../../src/landing/renderer/prerender.tsx'
import { compile, pageRevisionOf } from '../../../src/registry/index.ts'
import { listPages } from '../../../src/routing/pages.ts'
import { buildRouteTable } from '../../../src/routing/route-table.ts'

const locale = 'hi'
const sources = readSources({ pages: ['pages.config'] })
const manifest = compile(sources).manifest as Manifest
const texts = readTexts(sources)[locale] ?? {}
const pages = listPages(manifest, buildRouteTable(manifest)).filter((page) => page.locale === locale)
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** Not every landing is there in each language. */
const landings = manifest.landings.filter(({ slug }) => pages.some((page) => page.slug === slug))
/** The names of the texts that are found in a page or in its data, by landing. */
const shown = new Map<string, Set<string>>()

/** Each text ends with its own name, so that a page tells which ones it has. */
beforeAll(async () => {
  const marked = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `${text}⟦${name}⟧`]))
  const render = await createPrerenderer({
    manifest,
    messages: { [locale]: marked },
    services: [],
    icons: collectIcons(manifest),
    iconFolder: '/icons/',
    boot: '',
    application: [],
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
}, 60_000)

const slugsOf = (landings: readonly CompiledLanding[]) => landings.map(({ slug }) => slug)

function revisionsWith(texts: Readonly<Record<string, string>>): string[] {
  const revision = pageRevisionOf(manifest, { [locale]: texts }, digest)
  return landings.map(({ slug }) => revision({ slug, locale }) ?? '')
}

const before = revisionsWith(texts)

/** The landings whose pages would be made again if these were the texts. */
function madeAgain(changed: Readonly<Record<string, string>>): string[] {
  const after = revisionsWith(changed)
  return slugsOf(landings.filter((_, index) => before[index] !== after[index]))
}

const showing = (names: readonly string[]) =>
  slugsOf(landings.filter(({ slug }) => names.some((name) => shown.get(slug)?.has(name))))

const names = Object.keys(texts)

describe('pages are made again when their texts change', () => {
  test('every landing shows texts, and none shows all', () => {
    expect(shown.size).toBe(landings.length)
    for (const some of shown.values()) {
      expect(some.size).toBeGreaterThan(50)
      expect(some.size).toBeLessThan(names.length)
    }
  })

  test('whichever change: those that show one of them, and no others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }), (some) => {
        const changed = some.map((name) => [name, `${texts[name]}!`])
        expect(madeAgain({ ...texts, ...Object.fromEntries(changed) })).toEqual(showing(some))
      }),
      { numRuns: 50 },
    )
  })

  test('a text that is new in an area of the program counts where the area does', () => {
    const hasWheel = ({ slug, blocks }: CompiledLanding) => slug === 'ui' || blocks.some(({ type }) => type === 'wheel')
    expect(madeAgain({ ...texts, 'ui.wheel.new': '' })).toEqual(slugsOf(landings.filter(hasWheel)))
  })
})
