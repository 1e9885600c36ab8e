import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newest } from '../../../published.ts'
import { boundDisk } from './bounded-disk.ts'
import { type MadePage, madePage, unpacked } from './made-page.ts'

/** What a page is made of: its document, and the data with which the application hydrates it, both compressed. */
export type PageParts = { readonly page: MadePage; readonly data: { readonly name: string; readonly packed: Buffer } }

/** The pages of the last build. */
type Built = Readonly<Record<string, { readonly digest: string }>>

/**
 * The pages that were made before, by the build or on request, on the disk. Any number of processes share it: a page
 * is found by everything that it depends on, and a file that is not whole is none.
 */
export function openPageStore(root: string, bytes: number) {
  const built = newest<Built>(path.join(root, '.pages.json'))
  const made = path.join(root, '.made')
  const folderOf = (place: string) => path.join(made, place)
  const disk = boundDisk(made, bytes)
  return {
    /** Notes that a page is used, from wherever it was read. */
    used: (place: string) => disk.used(folderOf(place)),
    async read(place: string, stamp: string): Promise<MadePage | undefined> {
      const found = (await readBuilt(place, stamp)) ?? (await readWhole(path.join(folderOf(place), `${stamp}.br`)))
      return found && madePage(stamp, found)
    },
    /** The data of a page, also of the one before: it may still be open somewhere. */
    readData: async (place: string, name: string) =>
      (await readWhole(path.join(folderOf(place), `${name}.br`))) ?? readWhole(path.join(root, place, `${name}.br`)),
    /** The data comes first: whoever sees the page can have it. */
    async write(place: string, { page, data }: PageParts): Promise<void> {
      const folder = folderOf(place)
      await mkdir(folder, { recursive: true })
      const names = [`${data.name}.br`, `${page.stamp}.br`] as const
      await writeFile(path.join(folder, names[0]), data.packed)
      await writeFile(path.join(folder, names[1]), page.packed)
      await removeOthers(folder, names)
      await disk.wrote([data.packed.length, page.packed.length])
    },
  }

  async function readBuilt(place: string, stamp: string): Promise<Buffer | undefined> {
    return built()?.[place]?.digest === stamp ? readWhole(path.join(root, place, 'index.html.br')) : undefined
  }
}

/** What cannot be read, or ends too early, is made anew. */
async function readWhole(file: string): Promise<Buffer | undefined> {
  try {
    const packed = await readFile(file)
    unpacked(packed)
    return packed
  } catch {
    return undefined
  }
}

/** Former documents go, and all former data but the newest. */
async function removeOthers(folder: string, kept: readonly string[]): Promise<void> {
  const others = (await readdir(folder)).filter((name) => name.endsWith('.br') && !kept.includes(name))
  const [data, documents] = [others.filter(isData), others.filter((name) => !isData(name))]
  const aged = await Promise.all(
    data.map(async (name) => ({ name, age: (await stat(path.join(folder, name))).mtimeMs })),
  )
  const old = aged.sort((one, other) => other.age - one.age).slice(1)
  const gone = [...documents, ...old.map(({ name }) => name)]
  await Promise.all(gone.map((name) => rm(path.join(folder, name), { force: true })))
}

const isData = (name: string) => name.startsWith('page-')
