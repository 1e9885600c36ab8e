import type { Block } from '../../contract/index.ts'
import { LeadProvider } from '../../ui/lead.ts'
import { BlockErrorBoundary } from './BlockErrorBoundary.tsx'
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
            <SafeBlock block={block} components={components} />
          </LeadProvider>
        ))}
      </main>
      {footer.map((block) => (
        <SafeBlock key={block.id} block={block} components={components} />
      ))}
    </>
  )
}

type SafeBlockProps = { readonly block: Block; readonly components: BlockComponents }

export function SafeBlock({ block, components }: SafeBlockProps) {
  const Component = components.get(block.type)
  return <BlockErrorBoundary block={block.id}>{Component && <Component block={block} />}</BlockErrorBoundary>
}
