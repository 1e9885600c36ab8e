import { type Own, reset } from '../../../../src/registry/overrides/overrides.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import { addBlock, arrangedBlocks, moveBlock, putBack, removeBlock } from '../../../model/record/arrangement.ts'
import type { Editing } from '../editing/editing.ts'
import { type Block, readBlock, writeBlock } from './block.ts'
import { freeId } from './free-id.ts'
import { newBlock } from './new-block.ts'

export type BlockActions = ReturnType<typeof useBlocks>

/** The actions on the blocks of a page; each changes one thing, and leaves the rest to what the page extends. */
export function useBlocks({ own, inherited, effective, change, setFocus }: Editing) {
  const toast = useToast()
  const blocks = arrangedBlocks(own, inherited, effective)
  const taken = new Set(blocks.map(({ block }) => block.id))
  const to = (next: Own, place: string) => next !== own && change(next, place)
  const insert = (block: Block, at: number) => {
    to(addBlock(own, inherited, block, at), `add ${block.id}`)
    setFocus(['blocks', block.id])
  }
  /** New blocks come last, but above the footer. */
  const end = blocks.at(-1)?.block.type === 'footer' ? blocks.length - 1 : blocks.length
  return {
    blocks,
    move: (id: string, index: number) => to(moveBlock(own, inherited, id, index), `order ${id}`),
    putBack: (id: string) => to(putBack(own, inherited, id), `order ${id}`),
    remove: (id: string) => to(removeBlock(own, inherited, id), `remove ${id}`),
    takeBack: (id: string) => to(reset(own, ['blocks', id]), `take back ${id}`),
    duplicate: (block: Block, index: number) => insert({ ...block, id: freeId(block.id, taken) }, index + 1),
    add: (type: string) => insert(newBlock(type, freeId(type, taken)), end),
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
