import { mkdir, open, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { RecordPlace } from '../../registry/files/list-files.ts'
import type { Change } from '../history/journal.ts'
import type { RecordFiles } from '../records/record-files.ts'
import { isRemoved, removed } from '../records/removed.ts'

/** Writes a file atomically, or deletes it, and returns when that is on disk. */
export async function writeRecord(files: RecordFiles, record: string, text: string): Promise<void> {
  const { root, path: file } = files.placeToWrite(record)
  if (isRemoved(text)) return removeFile(file)
  await writeWhole({ root, path: file }, text)
}

/** The same of any file. */
export async function writeWhole({ root, path: file }: RecordPlace, content: string | Buffer): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  await refuseElsewhere(root, folder)
  const draft = draftOf(file)
  try {
    await writeThrough(draft, content)
    await rename(draft, file)
  } catch (error) {
    await removeDraft(file)
    throw error
  }
  await syncFolder(folder)
}

async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true })
  await syncFolder(path.dirname(file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

/** The leading dot keeps it from being read as a record. */
const draftOf = (file: string) => path.join(path.dirname(file), `.${path.basename(file)}.tmp`)

/** Removes the temporary file of an interrupted write. */
export const removeDraft = (file: string) => rm(draftOf(file), { force: true }).catch(() => {})

/** Restores the previous content of files, except those that were changed again in the meantime. */
export async function restoreFiles(files: RecordFiles, changes: readonly Change[]): Promise<void> {
  for (const { record, before, after } of changes) {
    if ((files.read(record)?.text ?? removed) === after) await writeRecord(files, record, before ?? removed)
  }
}

async function refuseElsewhere(root: string, folder: string): Promise<void> {
  const [home, place] = await Promise.all([realpath(root), realpath(folder)])
  if (place !== home && !place.startsWith(home + path.sep)) throw new Error(`${folder} is outside ${root}`)
}

async function writeThrough(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
