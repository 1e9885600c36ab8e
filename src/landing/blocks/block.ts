import type { ComponentType } from 'react'
import type { Block } from '../../contract/index.ts'

export type BlockType = Block['type']

export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

export type BlockProps<Type extends BlockType> = { readonly block: BlockOf<Type> }

/** The default export of a block's file. */
export type BlockModule<Type extends BlockType> = { readonly default: ComponentType<BlockProps<Type>> }
