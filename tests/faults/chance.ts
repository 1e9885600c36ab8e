import { createHash, randomBytes } from 'node:crypto'

/** From 0 to just below 1. */
export type Chance = () => number

/** A failure reports its seed; with it as FAULT_SEED the same run is repeated. */
export async function byChance<Result>(work: (chance: Chance) => Promise<Result>): Promise<Result> {
  const seed = process.env['FAULT_SEED'] ?? randomBytes(4).toString('hex')
  let drawn = 0
  const chance = () => createHash('sha256').update(`${seed} ${drawn++}`).digest().readUInt32BE() / 2 ** 32
  try {
    return await work(chance)
  } catch (error) {
    throw new Error(`With FAULT_SEED=${seed}: ${error}`, { cause: error })
  }
}
