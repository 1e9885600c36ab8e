import { useToast } from '../../../kit/toasts/use-toast.ts'
import { stateBlocks } from '../../../model/record/overrides.ts'
import type { Editing } from '../editing/editing.ts'
import { type Block, readBlock, writeBlock } from './block.ts'
import { freeId } from './free-id.ts'

export type BlockActions = ReturnType<typeof useBlocks>

/** The actions on the blocks of a page. */
export function useBlocks({ own, inherited, effective, change, setFocus }: Editing) {
  const toast = useToast()
  const blocks = effective.blocks ?? []
  const taken = new Set(blocks.map(({ id }) => id))
  const rearrange = (wanted: readonly Block[], place: string) =>
    change(stateBlocks(own, inherited, effective, wanted), place)
  const insert = (block: Block, at: number) => {
    rearrange(blocks.toSpliced(at, 0, block), `add ${block.id}`)
    setFocus(['blocks', block.id])
  }
  /** New blocks come last, but above the footer. */
  const end = blocks.at(-1)?.type === 'footer' ? blocks.length - 1 : blocks.length
  return {
    blocks,
    move(id: string, to: number) {
      const from = blocks.findIndex((block) => block.id === id)
      const block = blocks[from]
      if (!block || to < 0 || to >= blocks.length || from === to) return
      rearrange(blocks.toSpliced(from, 1).toSpliced(to, 0, block), `order ${id}`)
    },
    remove: (block: Block) =>
      rearrange(
        blocks.filter((one) => one !== block),
        `remove ${block.id}`,
      ),
    duplicate: (block: Block) => insert({ ...block, id: freeId(block.id, taken) }, blocks.indexOf(block) + 1),
    add: (type: string) => insert({ id: freeId(type, taken), type } as Block, end),
    async copy(block: Block) {
      await navigator.clipboard.writeText(writeBlock(block))
      toast('success', 'Block copied. It can be pasted here and into other landings.')
    },
    async paste() {
      const block = readBlock(await navigator.clipboard.readText().catch(() => ''))
      if (block) insert({ ...block, id: freeId(block.id, taken) }, end)
      else toast('error', 'There is no block on the clipboard. Open a block and copy it first.')
    },
  }
}
