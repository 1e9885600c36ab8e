import { accessSync, constants, statfsSync } from 'node:fs'

const memory = '/dev/shm'
/** What the databases and built sites of a run need, several times over. */
const enough = 6 * 1024 ** 3

/** A folder for temporary files that no disk slows down, where the machine has one with enough room. */
export function folderInMemory(): string | undefined {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enough ? memory : undefined
  } catch {
    return undefined
  }
}
