import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../../../contract/index.ts'

type Place = Pick<Settings, 'DATA_DIR'>

const folderOf = ({ DATA_DIR }: Place) => path.join(DATA_DIR, 'documents')

/** Stores a new file that only this user of the machine reads, so that it survives a crash; if it cannot, nothing is left. */
export async function writeNew(place: Place, name: string, bytes: Buffer): Promise<void> {
  const folder = folderOf(place)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(path.join(folder, name), 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } catch (error) {
    await remove(place, name)
    throw error
  } finally {
    await file.close()
  }
}

export const read = (place: Place, name: string): Promise<Buffer> => readFile(path.join(folderOf(place), name))

export const remove = (place: Place, name: string): Promise<void> =>
  rm(path.join(folderOf(place), name), { force: true })

/** The files that were last written before a moment. */
export async function filesBefore(place: Place, moment: number): Promise<string[]> {
  const folder = folderOf(place)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found: string[] = []
  for (const name of names) {
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < moment) found.push(name)
  }
  return found
}
