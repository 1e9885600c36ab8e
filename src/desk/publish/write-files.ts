import { mkdir, open, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { RecordPlace } from '../../registry/files/list-files.ts'
import type { Change } from '../history/journal.ts'
import type { RecordFiles } from '../records/record-files.ts'
import { isRemoved, removed } from '../records/removed.ts'

// Records are written in three steps, so that those that are published together change within a moment: whoever reads
// or watches the folder sees all of them.

/** Writes beside a file what it will be, unless it is deleted. */
export async function draftRecord(files: RecordFiles, record: string, text: string): Promise<void> {
  if (!isRemoved(text)) await writeDraft(files.placeToWrite(record), text)
}

/** Puts the draft in the place of the file, or deletes the file. */
export async function placeRecord(files: RecordFiles, record: string, text: string): Promise<void> {
  const { path: file } = files.placeToWrite(record)
  if (isRemoved(text)) await rm(file, { force: true })
  else await placeDraft(file)
}

/** Returns when what was placed is on disk. */
export const keepRecord = (files: RecordFiles, record: string): Promise<void> =>
  syncFolder(path.dirname(files.placeToWrite(record).path))

/** Writes any file atomically, and returns when that is on disk. */
export async function writeWhole(place: RecordPlace, content: string | Buffer): Promise<void> {
  await writeDraft(place, content)
  await placeDraft(place.path)
  await syncFolder(path.dirname(place.path))
}

async function writeDraft({ root, path: file }: RecordPlace, content: string | Buffer): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  await refuseElsewhere(root, folder)
  await orWithoutDraft(file, () => writeThrough(draftOf(file), content))
}

const placeDraft = (file: string) => orWithoutDraft(file, () => rename(draftOf(file), file))

async function orWithoutDraft(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    await removeDraft(file)
    throw error
  }
}

/** The leading dot keeps it from being read as a record. */
const draftOf = (file: string) => path.join(path.dirname(file), `.${path.basename(file)}.tmp`)

/** Removes the temporary file of an interrupted write. */
export const removeDraft = (file: string) => rm(draftOf(file), { force: true }).catch(() => {})

/** Restores the previous content of files, except those that were changed again in the meantime. */
export async function restoreFiles(files: RecordFiles, changes: readonly Change[]): Promise<void> {
  for (const { record, before, after } of changes) {
    await removeDraft(files.placeToWrite(record).path)
    if ((files.read(record)?.text ?? removed) !== after) continue
    await draftRecord(files, record, before ?? removed)
    await placeRecord(files, record, before ?? removed)
    await keepRecord(files, record)
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

/** A folder without files may be gone. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!handle) return
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
