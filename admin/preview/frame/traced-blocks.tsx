import type { ReactNode } from 'react'
import type { Block } from '../../../src/contract/index.ts'
import type { BlockType } from '../../../src/landing/blocks/block.ts'
import { PageProvider } from '../../../src/landing/page/PageProvider.tsx'
import { usePage } from '../../../src/landing/page/page.ts'
import { type BlockComponents, loadBlocks } from '../../../src/landing/renderer/load-blocks.ts'
import { LastGood } from './LastGood.tsx'

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
        <KeptBlock id={block.id}>{(shown) => <Block block={shown ?? block} />}</KeptBlock>
      </div>
    ))
  }
}

type KeptBlockProps = { readonly id: string; readonly children: (block: Block | undefined) => ReactNode }

/** While a text of a block cannot be rendered, the block is shown as it was. */
function KeptBlock({ id, children }: KeptBlockProps) {
  return (
    <LastGood page={usePage()}>
      {(page) => <PageProvider value={page}>{children(page.blocks.find((one) => one.id === id))}</PageProvider>}
    </LastGood>
  )
}
