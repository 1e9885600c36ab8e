import { type Own, reset, without } from '../../../../src/registry/overrides/overrides.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import { addBlock, arrangedBlocks, moveBlock, putBack, removeBlock } from '../../../model/record/arrangement.ts'
import { spaced } from '../../../model/schemas/spaced.ts'
import type { Editing } from '../editing/editing.ts'
import { type Block, readBlock, writeBlock } from './block.ts'
import { freeId } from './free-id.ts'
import type { Kinds } from './kinds.ts'
import { newBlock } from './new-block.ts'

export type BlockActions = ReturnType<typeof useBlocks>

/** The actions on the blocks of a page; each changes one thing, and leaves the rest to what the page extends. */
export function useBlocks({ own, inherited, effective, change, setFocus }: Editing, kinds: Kinds) {
  const toast = useToast()
  const blocks = arrangedBlocks(own, inherited, effective)
  const taken = new Set(blocks.map(({ block }) => block.id))
  const to = (next: Own, place: string) => next !== own && change(next, place)
  const insert = (block: Block, at: number) => {
    to(addBlock(own, inherited, block, at), `add ${block.id}`)
    setFocus(['blocks', block.id])
  }
  const last = blocks.findIndex(({ block }) => block.type === kinds.last)
  const end = last < 0 ? blocks.length : last
  return {
    blocks,
    /** Where the record has a list of its own in place of the inherited one. */
    inheritList: own.blocks && inherited.blocks ? () => to(without(own, 'blocks'), 'inherit the blocks') : undefined,
    move: (id: string, index: number) => to(moveBlock(own, inherited, id, index), `order ${id}`),
    putBack: (id: string) => to(putBack(own, inherited, id), `order ${id}`),
    remove: (id: string) => to(removeBlock(own, inherited, id), `remove ${id}`),
    takeBack: (id: string) => to(reset(own, ['blocks', id]), `take back ${id}`),
    duplicate: (block: Block, index: number) => insert({ ...block, id: freeId(block.id, taken) }, index + 1),
    add: (type: string) => insert(newBlock(type, freeId(type, taken)), end),
    async copy(block: Block) {
      await navigator.clipboard.writeText(writeBlock(block))
      toast('success', `${spaced(kinds.one)} copied. It can be pasted here and into other ${kinds.home}.`)
    },
    async paste() {
      const block = readBlock(await navigator.clipboard.readText().catch(() => ''), kinds)
      if (block) insert({ ...block, id: freeId(block.id, taken) }, end)
      else toast('error', `There is no ${kinds.one} on the clipboard. Open a ${kinds.one} and copy it first.`)
    },
  }
}
