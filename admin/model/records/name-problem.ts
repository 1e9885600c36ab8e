import { isRecordName } from '../../../src/contract/index.ts'
import { slugProblem } from '../landings/slug-problem.ts'

export type Names = {
  readonly folder: string
  /** The names that are in use there. */
  readonly taken: readonly string[]
  /** The first parts of addresses that the server reserves. */
  readonly reserved: readonly string[]
}

/** Why a record of a folder cannot have this name; undefined where it can. */
export function nameProblem(name: string, { folder, taken, reserved }: Names): string | undefined {
  if (folder === 'landings') return slugProblem(name, taken, reserved)
  if (name === '') return 'A record needs a name.'
  if (!isRecordName(`${folder}/${name}.json`)) return 'Use letters, digits and single dashes between them: night-sky.'
  const same = taken.find((one) => one.toLowerCase() === name.toLowerCase())
  return same && `There is already “${same}”. Choose another name.`
}
