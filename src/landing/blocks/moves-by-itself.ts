import type { BlockType } from './block.ts'

/** Blocks that change while nobody touches them, by the application. All others are drawn by the document alone. */
export const movesByItself: ReadonlySet<BlockType> = new Set<BlockType>(['jackpot', 'preloader', 'ui-kit'])
