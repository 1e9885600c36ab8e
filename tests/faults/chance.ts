import { createHash, randomBytes } from 'node:crypto'

/** From 0 to just below 1. */
export type Chance = () => number

/** Whatever fails says its seed; with that as FAULT_SEED it happens again at the same points. */
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
