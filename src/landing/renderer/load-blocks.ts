import type { ComponentType } from 'react'
import type { Block } from '../../contract/index.ts'
import type { BlockType } from '../blocks/block.ts'
import { blockRegistry } from '../blocks/registry.ts'
import type { Page } from '../page/page.ts'

/** The loaded components, by block type. */
export type BlockComponents = ReadonlyMap<BlockType, ComponentType<{ readonly block: Block }>>

/** Loads the components of a page before it is rendered, so that rendering never suspends. */
export async function loadBlocks(types: Iterable<BlockType>): Promise<BlockComponents> {
  const loaded = await Promise.all(
    [...new Set(types)].map(async (type) => [type, (await blockRegistry[type]()).default] as const),
  )
  // The registry's type already ties each component to its block.
  return new Map(loaded) as BlockComponents
}

/** A page and its components. */
export type LoadedPage = { readonly page: Page; readonly components: BlockComponents }

export async function loadPage(page: Page): Promise<LoadedPage> {
  const blocks = [...page.blocks, ...(page.kit?.blocks ?? [])]
  return { page, components: await loadBlocks(blocks.map(({ type }) => type)) }
}

export const blockTypes = Object.keys(blockRegistry) as BlockType[]
