import type { Block } from '../../contract/index.ts'
import { LeadProvider } from '../../ui/lead.ts'
import { BlockFence } from './BlockFence.tsx'
import type { BlockComponents } from './load-blocks.ts'

type BlockListProps = { readonly blocks: readonly Block[]; readonly components: BlockComponents }

/** The record's blocks in order, with the footer outside `main`. */
export function BlockList({ blocks, components }: BlockListProps) {
  const main = blocks.filter(({ type }) => type !== 'footer')
  const footer = blocks.filter(({ type }) => type === 'footer')
  return (
    <>
      <main className="page" id="content">
        {main.map((block, index) => (
          <LeadProvider key={block.id} value={index === 0}>
            <FencedBlock block={block} components={components} />
          </LeadProvider>
        ))}
      </main>
      {footer.map((block) => (
        <FencedBlock key={block.id} block={block} components={components} />
      ))}
    </>
  )
}

type FencedBlockProps = { readonly block: Block; readonly components: BlockComponents }

export function FencedBlock({ block, components }: FencedBlockProps) {
  const Component = components.get(block.type)
  return <BlockFence block={block.id}>{Component && <Component block={block} />}</BlockFence>
}
