import { readdir, rm, rmdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** Files take whole blocks of the disk. */
const block = 4096

/** How much may be written between two looks at the whole, as a share of the bound. */
const share = 1 / 20

export type BoundedDisk = {
  /** Notes that the page of this folder is used. */
  readonly used: (folder: string) => void
  /** Notes that files of these sizes were written, and makes room if there is too much. */
  readonly wrote: (sizes: readonly number[]) => Promise<void>
}

type Kept = { readonly folder: string; readonly bytes: number; readonly usedAt: number; readonly files: string[] }

/**
 * Bounds the bytes below a folder: those pages go first that nobody has used for the longest time. Any number of
 * processes do so on the same folder.
 */
export function boundDisk(root: string, bytes: number): BoundedDisk {
  const used = new Map<string, Date>()
  // Others may have written before: the first page is a reason to look.
  let written = bytes
  let looking: Promise<void> | undefined
  return {
    used: (folder) => void used.set(folder, new Date()),
    async wrote(sizes) {
      written += sum(sizes.map(onDisk))
      if (isMuch())
        looking ??= look().finally(() => {
          looking = undefined
        })
      return looking
    },
  }

  function isMuch(): boolean {
    return written > bytes * share
  }

  /** Again, if much is written meanwhile. */
  async function look(): Promise<void> {
    do {
      written = 0
      await makeRoom(root, bytes, used)
    } while (isMuch())
  }
}

async function makeRoom(root: string, bytes: number, used: Map<string, Date>): Promise<void> {
  const inUse = [...used]
  used.clear()
  await markUsed(inUse)
  const kept = await pagesBelow(root)
  let total = sum(kept.map((page) => page.bytes))
  if (total <= bytes) return
  // Room for what is written until the next look.
  const enough = bytes * (1 - share)
  for (const page of kept.sort((one, other) => one.usedAt - other.usedAt)) {
    if (total <= enough) return
    total -= page.bytes
    await removePage(page)
  }
}

/** The times of the folders say when their pages were last used, to all processes: another one may know of a later use. */
async function markUsed(folders: readonly (readonly [folder: string, usedAt: Date])[]): Promise<void> {
  for (const [folder, usedAt] of folders) if ((await usedAtOf(folder)) < usedAt.getTime()) await mark(folder, usedAt)
}

const mark = (folder: string, usedAt: Date) => utimes(folder, usedAt, usedAt).catch(() => {})

const usedAtOf = (folder: string) =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** Who reads a file at this moment has it whole. */
async function removePage({ folder, files }: Kept): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })))
  // Another page may be in a folder below it.
  await rmdir(folder).catch(() => {})
}

async function pagesBelow(folder: string): Promise<Kept[]> {
  const [entries, usedAt] = await Promise.all([
    readdir(folder, { withFileTypes: true }).catch(() => []),
    usedAtOf(folder),
  ])
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name))
  const sizes = await Promise.all(files.map(sizeOnDisk))
  const below: Kept[] = []
  // One after another: there may be a hundred thousand.
  for (const entry of entries) if (entry.isDirectory()) below.push(...(await pagesBelow(path.join(folder, entry.name))))
  return files.length === 0 ? below : [{ folder, bytes: sum(sizes), usedAt, files }, ...below]
}

const sizeOnDisk = (file: string) =>
  stat(file).then(
    ({ size }) => onDisk(size),
    () => 0,
  )

const onDisk = (size: number) => Math.ceil(size / block) * block

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
