import type { Block, CompiledLanding } from '../../contract/index.ts'
import { once } from '../once.ts'
import { bySlug } from './by-slug.ts'
import { compareLandings, firstList } from './landing-lists.ts'

type First = { readonly block: Block; readonly landing: CompiledLanding }
type Firsts = ReadonlyMap<Block['type'], First>
type Latest = { landings: readonly CompiledLanding[]; firsts: Firsts }

/** What was last found in a list derived from this one. */
const latestOf = once((_list: readonly CompiledLanding[]): Latest => ({ landings: [], firsts: new Map() }))

/** A block of each type, and the first landing with it; landings that it was asked about before are not looked at again. */
export function firstBlocks(landings: readonly CompiledLanding[]): Firsts {
  const latest = latestOf(firstList(landings))
  const { changed, gone } = compareLandings(latest.landings, landings)
  const others = new Set([...changed, ...gone].map(({ slug }) => slug))
  const now = bySlug(landings)
  const isKept = ({ block: { type }, landing: { slug } }: First) =>
    !others.has(slug) || now.get(slug)?.blocks.some((block) => block.type === type)
  const areKept = [...latest.firsts.values()].every(isKept)
  const firsts = new Map(areKept ? latest.firsts : [])
  for (const landing of areKept ? changed : landings)
    for (const block of landing.blocks) {
      const first = firsts.get(block.type)
      if (!first || landing.slug <= first.landing.slug) firsts.set(block.type, { block, landing })
    }
  latest.landings = landings
  latest.firsts = firsts
  return firsts
}
