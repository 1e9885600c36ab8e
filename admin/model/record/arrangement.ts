import type { Effective } from '../../../src/registry/one-landing.ts'
import { type Own, without } from '../../../src/registry/overrides/overrides.ts'
import { type BlockPlace, placeBlocks } from '../../../src/registry/resolve/blocks.ts'

type Block = NonNullable<Effective['blocks']>[number]

/** A block of a page, and what the page's record says about it. */
export type Arranged = {
  readonly block: Block
  readonly isAdded: boolean
  readonly isMoved: boolean
  /** Inherited, but not on the page. */
  readonly isLeftOut: boolean
}

/** The blocks from top to bottom, with those that the record leaves out. */
export function arrangedBlocks(own: Own, inherited: Effective, effective: Effective): readonly Arranged[] {
  const shown = new Map(effective.blocks?.map((block) => [block.id, block]))
  if (hasOwnList(own, inherited)) {
    return [...shown.values()].map((block) => ({ block, isAdded: false, isMoved: false, isLeftOut: false }))
  }
  const moved = new Set(own.blockPlaces?.map(({ id }) => id))
  return placed(own, inherited).map((block) => {
    const isAdded = own.addedBlocks?.some(({ id }) => id === block.id) ?? false
    return {
      block: shown.get(block.id) ?? block,
      isAdded,
      isMoved: !isAdded && moved.has(block.id),
      isLeftOut: own.blockChanges?.[block.id] === null,
    }
  })
}

/** The record with a block at another place. */
export function moveBlock(own: Own, inherited: Effective, id: string, to: number): Own {
  const blocks = placed(own, inherited)
  const from = blocks.findIndex((block) => block.id === id)
  const [block] = blocks.slice(from, from + 1)
  if (!block || to < 0 || to >= blocks.length || from === to) return own
  const wanted = blocks.toSpliced(from, 1).toSpliced(to, 0, block)
  return hasOwnList(own, inherited) ? withList(own, wanted) : withPlaces(own, inherited, wanted, id)
}

/** The record with another block. */
export function addBlock(own: Own, inherited: Effective, block: Block, to: number): Own {
  const wanted = placed(own, inherited).toSpliced(to, 0, block)
  if (hasOwnList(own, inherited)) return withList(own, wanted)
  const addedBlocks = [...(own.addedBlocks ?? []), block] as NonNullable<Own['addedBlocks']>
  return withPlaces({ ...own, addedBlocks }, inherited, wanted)
}

/** The record without a block: an inherited one is left out, any other is removed. */
export function removeBlock(own: Own, inherited: Effective, id: string): Own {
  const rest = placed(own, inherited).filter((block) => block.id !== id)
  if (hasOwnList(own, inherited)) return withList(own, rest)
  const addedBlocks = own.addedBlocks?.filter((block) => block.id !== id)
  if (addedBlocks?.length === own.addedBlocks?.length) {
    return { ...own, blockChanges: { ...own.blockChanges, [id]: null } } as Own
  }
  const others = addedBlocks?.length ? ({ ...own, addedBlocks } as Own) : without(own, 'addedBlocks')
  return withPlaces(others, inherited, rest)
}

/** The record with a block where the inherited page has it. */
export function putBack(own: Own, { blocks = [] }: Effective, id: string): Own {
  return withBlockPlaces(
    own,
    own.blockPlaces?.filter((place) => place.id !== id || !blocks.some((one) => one.id === id)),
  )
}

const hasOwnList = (own: Own, inherited: Effective) => own.blocks !== undefined || inherited.blocks === undefined

const withList = (own: Own, blocks: readonly Block[]) => ({ ...own, blocks }) as Own

function placed(own: Own, inherited: Effective): readonly Block[] {
  if (hasOwnList(own, inherited)) return own.blocks ?? []
  return placeBlocks([...(inherited.blocks ?? []), ...(own.addedBlocks ?? [])], own.blockPlaces ?? []).blocks
}

/** States the places that lead to this order: of added blocks, and of as few others as possible. */
function withPlaces(own: Own, { blocks = [] }: Effective, wanted: readonly Block[], touched?: string): Own {
  const order = wanted.map(({ id }) => id)
  const inherited = blocks.map(({ id }) => id)
  const candidates = [...(own.blockPlaces?.map(({ id }) => id) ?? []), ...(touched === undefined ? [] : [touched])]
  const moved = new Set(candidates.filter((id) => inherited.includes(id)))
  for (const id of [...moved]) {
    const isStill = (one: string) => inherited.includes(one) && (one === id || !moved.has(one))
    if (inherited.filter(isStill).join() === order.filter(isStill).join()) moved.delete(id)
  }
  const places = order.flatMap((id, index): BlockPlace[] => {
    if (inherited.includes(id) && !moved.has(id)) return []
    const after = order[index - 1]
    return [{ id, ...(after !== undefined && { after }) }]
  })
  return withBlockPlaces(own, places)
}

const withBlockPlaces = (own: Own, places: readonly BlockPlace[] | undefined) =>
  places?.length ? ({ ...own, blockPlaces: places } as Own) : without(own, 'blockPlaces')
