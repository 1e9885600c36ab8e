import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest, begun in this order. Those that wait stand beside those that work; begun last, they would be
 * all that is left to wait for. The others follow in the usual order.
 */
const long = [
  'cli/build',
  'contract/new-kind',
  'server/start',
  'desk/real-build',
  'server/builder',
  'faults/processes',
  'attacks/bombs',
  'attacks/bets',
  'faults/database',
  'faults/full-disk',
  'faults/services',
].map((name) => path.resolve('tests', `${name}.test.ts`))

const placeOf = ({ moduleId }: TestSpecification) => (long.includes(moduleId) ? long.indexOf(moduleId) : long.length)

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
