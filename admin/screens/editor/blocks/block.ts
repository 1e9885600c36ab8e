import type { Effective } from '../../../../src/registry/one-landing.ts'
import type { Kinds } from './kinds.ts'

export type Block = NonNullable<Effective['blocks']>[number]

/** The text of a block on the clipboard; it may come from another landing. */
export const writeBlock = (block: Block): string => JSON.stringify(block, null, 2)

export function readBlock(text: string, { types }: Kinds): Block | undefined {
  try {
    const block = JSON.parse(text)
    return typeof block?.id === 'string' && types.includes(block.type) ? block : undefined
  } catch {
    return undefined
  }
}
