import type { Effective } from '../../../../src/registry/one-landing.ts'
import type { Own } from '../../../model/record/overrides.ts'
import type { TypeOfBlock } from './schema-at.ts'

/** A block by its place in what the record states, or by its id in what the record comes to. */
export const blockTypeOf =
  (own: Own, { blocks = [] }: Effective): TypeOfBlock =>
  (block) =>
    typeof block === 'number' ? own.blocks?.[block]?.type : blocks.find(({ id }) => id === block)?.type
