import { merge } from './merge.ts'

type Identified = { readonly id: string }
export type BlockChanges = { readonly [id: string]: unknown }

/** Where a block stands: below another one, or first. */
export type BlockPlace = { readonly id: string; readonly after?: string }

/** Applies changes to a list of blocks; `missing` are the changed ids that no block has. */
export function applyBlockChanges<Block extends Identified>(
  blocks: readonly Block[],
  changes: BlockChanges | undefined,
): { blocks: readonly Block[]; missing: string[] } {
  if (!changes) return { blocks, missing: [] }
  const changed: (Block | undefined)[] = [...blocks]
  const missing: string[] = []
  for (const [id, change] of Object.entries(changes)) {
    const index = blocks.findIndex((block) => block.id === id)
    if (index === -1) missing.push(id)
    else changed[index] = change === null ? undefined : (merge(blocks[index], change) as Block)
  }
  return { blocks: changed.filter((block) => block !== undefined), missing }
}

/** Puts blocks at their places, in any order of the places; `missing` are the places that name a block that is not there. */
export function placeBlocks<Block extends Identified>(
  blocks: readonly Block[],
  places: readonly BlockPlace[],
): { blocks: readonly Block[]; missing: readonly BlockPlace[] } {
  const ids = new Set(blocks.map(({ id }) => id))
  const possible = places.filter(
    ({ id, after }) => ids.has(id) && after !== id && (after === undefined || ids.has(after)),
  )
  const placed = anchorsFirst(possible).reduce(place<Block>, blocks)
  return { blocks: placed, missing: places.filter((one) => !possible.includes(one)) }
}

function place<Block extends Identified>(blocks: readonly Block[], { id, after }: BlockPlace): readonly Block[] {
  const moved = blocks.filter((block) => block.id === id)
  const others = blocks.filter((block) => block.id !== id)
  return others.toSpliced(others.findIndex((block) => block.id === after) + 1, 0, ...moved)
}

/** A block whose place depends on another moved block is placed after that one. */
function anchorsFirst(places: readonly BlockPlace[]): BlockPlace[] {
  const waiting = new Map(places.map((one) => [one.id, one]))
  const ordered: BlockPlace[] = []
  const visit = (one: BlockPlace) => {
    if (!waiting.delete(one.id)) return
    const anchor = one.after === undefined ? undefined : waiting.get(one.after)
    if (anchor) visit(anchor)
    ordered.push(one)
  }
  for (const one of places) visit(one)
  return ordered
}
