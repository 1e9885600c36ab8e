import type { Block, CompiledLanding } from '../../contract/index.ts'
import { collectStyles } from '../styles/collect.ts'
import { type Catalog, find } from './catalog.ts'

export function isKit({ blocks }: CompiledLanding): boolean {
  return blocks.some(({ type }) => type === 'ui-kit')
}

/** One block of each type, as the landings have them; those that stand on the page itself are left out. */
export function buildKit(catalog: Catalog, kitPage: CompiledLanding) {
  const own = new Set<string>([...kitPage.blocks.map(({ type }) => type), 'form-stage', 'preloader'])
  const samples = new Map<string, Block>()
  const values: CompiledLanding['values'] = {}
  for (const landing of catalog.landings.values()) {
    const fresh = landing.blocks.filter(({ type }) => !own.has(type) && !samples.has(type))
    for (const block of fresh) samples.set(block.type, block)
    // Its texts may speak of its match, its game, its season.
    if (fresh.length > 0) Object.assign(values, landing.values)
  }
  const blocks = [...samples.values()].sort((one, other) => one.type.localeCompare(other.type, 'en'))
  const theme = find(catalog.themes, kitPage.theme)
  const types = blocks.map(({ type }) => type)
  return { values, kit: { blocks, styles: collectStyles(theme, { blocks: types, parts: [] }) } }
}
