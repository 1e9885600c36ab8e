import type { CompiledLanding } from '../../contract/index.ts'
import { once } from '../once.ts'
import { firstBlocks } from './first-blocks.ts'
import type { Records } from './records.ts'

export function isKit({ blocks }: CompiledLanding): boolean {
  return blocks.some(({ type }) => type === 'ui-kit')
}

export type Samples = Pick<CompiledLanding, 'blocks' | 'values'>

/**
 * The samples of a kit: one block of each type that it does not contain itself, taken from the landings, and the values
 * for all of its texts.
 */
export function samplesOf({ landings }: Pick<Records, 'landings'>, landing: CompiledLanding): Samples {
  return isKit(landing) ? samplesAmong(landings)(landing) : { blocks: [], values: landing.values }
}

const samplesAmong = once(({ all }: Records['landings']) => {
  const firsts = [...firstBlocks(all).values()].sort((one, other) =>
    one.block.type.localeCompare(other.block.type, 'en'),
  )
  return once((kit: CompiledLanding): Samples => {
    const own = new Set<string>([...kit.blocks.map(({ type }) => type), 'form-stage', 'preloader'])
    const samples = firsts.filter(({ block }) => !own.has(block.type))
    // Their texts may use values of their landings, such as the match or the season.
    const values = Object.assign({}, ...samples.map(({ landing }) => landing.values), kit.values)
    return { blocks: samples.map(({ block }) => block), values }
  })
})
