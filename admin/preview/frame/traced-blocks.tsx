import type { BlockType } from '../../../src/landing/blocks/block.ts'
import { type BlockComponents, loadBlocks } from '../../../src/landing/renderer/load-blocks.ts'

type Component = NonNullable<ReturnType<BlockComponents['get']>>

const known = new Map<BlockType, Component>()

/** The components of blocks, each wrapped in an element with the id of its block, to trace clicks back to fields. */
export function tracedBlocks(types: readonly BlockType[]): BlockComponents | undefined {
  return types.every((type) => known.has(type)) ? known : undefined
}

export async function loadTracedBlocks(types: readonly BlockType[]): Promise<void> {
  const loaded = await loadBlocks(types.filter((type) => !known.has(type)))
  for (const [type, Block] of loaded) {
    known.set(type, ({ block }) => (
      <div className="traced" data-block={block.id} data-field={`blocks/${block.id}`}>
        <Block block={block} />
      </div>
    ))
  }
}
