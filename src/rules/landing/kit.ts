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
  const seen = new Set<string>([...landing.blocks.map(({ type }) => type), 'form-stage', 'preloader'])
  const samples: Block[] = []
  const values: CompiledLanding['values'] = {}
  for (const one of landings.values()) {
    if (one.blocks.every(({ type }) => seen.has(type))) continue
    const fresh = new Map(one.blocks.filter(({ type }) => !seen.has(type)).map((block) => [block.type, block]))
    samples.push(...fresh.values())
    for (const type of fresh.keys()) seen.add(type)
    // Its texts may use values of its landing, such as the match or the season.
    Object.assign(values, one.values)
  }
  const blocks = samples.sort((one, other) => one.type.localeCompare(other.type, 'en'))
  return { blocks, values: { ...values, ...landing.values } }
}
