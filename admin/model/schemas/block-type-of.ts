import type { Effective } from '../../../src/registry/one-landing.ts'
import type { Own } from '../../../src/registry/overrides/overrides.ts'
import type { TypeOfBlock } from './schema-at.ts'

/** The type of a block, by its index in a list of the record or by its id in the resolved landing. */
export const blockTypeOf =
  (own: Own, { blocks = [] }: Effective): TypeOfBlock =>
  (block, list) => {
    if (typeof block === 'string') return blocks.find(({ id }) => id === block)?.type
    return (list === 'addedBlocks' ? own.addedBlocks : own.blocks)?.[block]?.type
  }
