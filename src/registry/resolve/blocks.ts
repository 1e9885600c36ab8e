import { merge } from './merge.ts'

type Identified = { readonly id: string }
export type BlockChanges = { readonly [id: string]: unknown }

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
