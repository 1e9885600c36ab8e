import type { Block, CompiledLanding } from '../../contract/index.ts'
import { once } from '../once.ts'
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

const samplesAmong = once((landings: Records['landings']) => once((kit: CompiledLanding) => findSamples(landings, kit)))

function findSamples(landings: Records['landings'], landing: CompiledLanding): Samples {
  const own = new Set<string>([...landing.blocks.map(({ type }) => type), 'form-stage', 'preloader'])
  const samples = new Map<string, Block>()
  const values: CompiledLanding['values'] = {}
  for (const one of landings.values()) {
    const fresh = one.blocks.filter(({ type }) => !own.has(type) && !samples.has(type))
    for (const block of fresh) samples.set(block.type, block)
    // Its texts may use values of its landing, such as the match or the season.
    if (fresh.length > 0) Object.assign(values, one.values)
  }
  const blocks = [...samples.values()].sort((one, other) => one.type.localeCompare(other.type, 'en'))
  return { blocks, values: { ...values, ...landing.values } }
}
