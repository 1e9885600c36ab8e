import { areSettled, type FolderStamps, haveSameFiles, stampFolders } from './folder-stamps.ts'
import { lookThrough, pathsOf } from './list-files.ts'
import { arrangeStamps, isAsStamped, noStamps, type Stamps, stampFile } from './stamps.ts'

/** The files of a registry as they were. Threads can pass this on, as there may be very many. */
export type FormerFiles = {
  /** One a line. */
  readonly records: string
  /** In the same order. */
  readonly stamps: Stamps
  readonly folders: FolderStamps
}

/** Files to be compared with how they were, by one thread or several: each takes the next ones that nobody has begun. */
export type Comparison = {
  /** The records and the paths of their files, one a line. */
  readonly records: string
  readonly paths: string
  readonly before: Stamps
  readonly begun: Int32Array
  readonly now: number
  /** If the files had to be listed, and are those that there were: their folders, which save that the next time. */
  readonly folders?: FolderStamps
}

/** Undefined if any file is gone. */
export function compareWith(
  former: FormerFiles,
  pagesDirs: readonly string[],
  localesDir: string,
): Comparison | undefined {
  const now = Date.now()
  const work = { begun: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), now }
  const { records, stamps: before } = former
  const known = haveSameFiles(former.folders) ? pathsOf(records.split('\n'), pagesDirs, localesDir) : undefined
  if (known) return { ...work, records, paths: known.join('\n'), before }
  const { files, folders } = lookThrough(pagesDirs, localesDir)
  const listed = files.map(({ record }) => record)
  const paths = files.map(({ path }) => path).join('\n')
  const text = listed.join('\n')
  if (text !== records) {
    const arranged = arrange(former, listed)
    return arranged && { ...work, records: text, paths, before: arranged }
  }
  const stamped = stampFolders(folders, now)
  return { ...work, records, paths, before, ...(areSettled(stamped) && { folders: stamped }) }
}

/** The former stamps of these records; undefined if any other record had one. */
function arrange({ records, stamps }: FormerFiles, listed: readonly string[]): Stamps | undefined {
  const places = new Map(records.split('\n').map((record, place) => [record, place]))
  const found = listed.map((record) => places.get(record))
  return found.filter((place) => place !== undefined).length < places.size ? undefined : arrangeStamps(stamps, found)
}

/** How many files a thread takes at a time. */
const share = 1000

/** The records that this thread finds new or changed, until every file is compared, or is being compared by another one. */
export function changedRecords({ records, paths: lines, before, begun, now }: Comparison): string[] {
  const paths = lines.split('\n')
  const stamp = noStamps(1)
  const changed: number[] = []
  const takeNext = () => Atomics.add(begun, 0, share)
  for (let from = takeNext(); from < paths.length; from = takeNext()) {
    const to = Math.min(from + share, paths.length)
    for (let place = from; place < to; place++) {
      stampFile(stamp, 0, paths[place] ?? '', now)
      if (!isAsStamped(stamp, 0, before, place)) changed.push(place)
    }
  }
  if (changed.length === 0) return []
  const names = records.split('\n')
  return changed.flatMap((place) => names[place] ?? [])
}
