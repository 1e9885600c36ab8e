import type { Effective } from '../../../../src/registry/one-landing.ts'
import type { Own } from '../../../model/record/overrides.ts'
import type { TypeOfBlock } from './schema-at.ts'

/** The type of a block, by its index in the record's own list or by its id in the resolved landing. */
export const blockTypeOf =
  (own: Own, { blocks = [] }: Effective): TypeOfBlock =>
  (block) =>
    typeof block === 'number' ? own.blocks?.[block]?.type : blocks.find(({ id }) => id === block)?.type
